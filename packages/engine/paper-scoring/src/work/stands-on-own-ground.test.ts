import { describe, expect, it } from 'vitest';
import { standsOnOwnGround } from './stands-on-own-ground.ts';

const under = (...headings: readonly string[]) =>
  standsOnOwnGround({
    span: { start: 0, end: 1 },
    isBody: true,
    isAbstract: false,
    isNumbered: false,
    headings,
    words: 1,
    sentences: [],
  });

describe('standsOnOwnGround', () => {
  it.each([
    [['Method', 'Materials']],
    [['Method', 'Reading Tasks']],
    [['2. Results']],
    [['My Plan']],
    [['Recommendations']],
  ])('holds under %j', (headings) => {
    expect(under(...headings)).toBe(true);
  });

  it.each([
    [[]],
    [['Background']],
    [['Discussion']],
    [['Why Methods Matter']],
    [['Planning in Small Towns']],
  ])('does not hold under %j', (headings) => {
    expect(under(...headings)).toBe(false);
  });
});
