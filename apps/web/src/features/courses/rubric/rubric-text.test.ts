import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRubric, totalPoints, writeRubric } from './rubric-text.ts';

const thesis = {
  name: 'Thesis',
  points: '20',
  levels: [
    { points: '20', words: 'Clear and open to argument' },
    { points: '0', words: 'Missing' },
  ],
};

describe('a rubric', () => {
  it('is a line a criterion, and below it a line a level', () => {
    expect(writeRubric([thesis, { name: 'Sources', points: '1', levels: [] }])).toBe(
      'Thesis (20 points)\n  20: Clear and open to argument\n  0: Missing\nSources (1 point)',
    );
  });

  it('drops empty entries', () => {
    expect(writeRubric([{ name: ' ', points: '5', levels: [{ points: '3', words: '' }] }])).toBe('');
  });

  it('reads each line of free text as a criterion', () => {
    expect(readRubric('A clear claim.\n\n  Limits are named.')).toEqual([
      { name: 'A clear claim.', points: '', levels: [] },
      { name: 'Limits are named.', points: '', levels: [] },
    ]);
  });

  it("adds up the criteria's points", () => {
    expect(totalPoints([thesis, { name: 'Sources', points: '7.5', levels: [] }])).toBe(27.5);
  });

  it('round-trips', () => {
    const words = fc.stringMatching(/^[A-Za-z][A-Za-z ,.()]{0,20}[a-z]$/u);
    const points = fc.integer({ min: 0, max: 500 }).map(String);
    const criterion = fc.record({ name: words, points, levels: fc.array(fc.record({ points, words })) });
    fc.assert(
      fc.property(fc.array(criterion), (criteria) => {
        expect(readRubric(writeRubric(criteria))).toEqual(criteria);
      }),
    );
  });
});
