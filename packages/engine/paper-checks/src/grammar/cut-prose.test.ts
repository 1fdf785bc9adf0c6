import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperOf } from '../testing/paper-of.ts';
import { cutProse } from './cut-prose.ts';
import { maskProse } from './mask-prose.ts';
import { proseOf } from './prose.ts';

/** What patterns and grammar libraries stumble over when it is long. */
const UNITS = [
  '1. 2. 3. ',
  'a@',
  'abc.Def,',
  'pneumono',
  '[a] ',
  'et al., ',
  'word ',
  '“a ',
  '睡眠。',
  '\u{1D6FD} ',
];

describe('cutProse', () => {
  it('leaves ordinary paragraphs whole', () => {
    const paper = paperOf('They slept well and woke up early.\nThey left the ward at night.');
    expect(cutProse(paper, proseOf(paper))).toEqual({ proses: proseOf(paper), isWhole: true });
  });

  it('gives long paragraphs in short pieces that follow each other, and masks each', () => {
    assert(
      property(constantFrom(...UNITS), (unit) => {
        const paper = paperOf(`They said it and ${unit.repeat(20_000 / unit.length)} and left the ward.`);
        const whole = proseOf(paper);
        const { proses, isWhole } = cutProse(paper, whole);
        expect(isWhole).toBe(true);
        const starts = proses.map(({ span }) => span.start);
        const ends = proses.map(({ span }) => span.end);
        const { start, end } = whole[0]?.span ?? paper.blocks[0]?.span ?? { start: -1, end: -1 };
        expect([...starts, end]).toEqual([start, ...ends]);
        for (const prose of proses) {
          expect(prose.span.end - prose.span.start).toBeLessThanOrEqual(6000);
          expect(maskProse(paper, prose).text.length).toBeLessThan(20_000);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('cuts between sentences where there are any', () => {
    const paper = paperOf('They slept well and woke early. '.repeat(400));
    const { proses } = cutProse(paper, proseOf(paper));
    for (const { span } of proses) expect(paper.text.slice(span.start, span.start + 4)).toBe('They');
  });

  it('stops where no paper of a student ends', () => {
    const paper = paperOf('They slept well and woke early on every day of the week.\n'.repeat(5000));
    expect(cutProse(paper, proseOf(paper)).isWhole).toBe(false);
  });
});
