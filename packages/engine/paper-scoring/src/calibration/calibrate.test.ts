import { defaultCriteria, type GradedExample } from '@greenpen/grading';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { soundBody, soundEssay, thinEssay } from '../testing/essays.ts';
import { knownChecks } from '../testing/known-checks.ts';

const { weights } = defaultCriteria;

const example = (studentWork: string, grade: number, maxPoints = 100): GradedExample => ({
  studentWork,
  grade,
  maxPoints,
  professorFeedback: 'Zebra quince, as I always say.',
});

const paragraphs = soundBody.split('\n\n');
/** Works of growing length, so that there is something to tell apart. */
const works = [thinEssay, ...paragraphs.map((_, index) => paragraphs.slice(0, index + 1).join('\n\n'))];

const content = (examples: readonly GradedExample[]) =>
  scorePaper({ paper: paperFromText(soundEssay), findings: [], checks: knownChecks, weights, examples })
    .scores.content;

describe('calibration', () => {
  it('adds nothing without usable examples', () => {
    const none = content([]);
    expect(
      content([example('Too short.', 10), example(soundBody, Number.NaN), example(soundBody, 5, 0)]),
    ).toBe(none);
  });

  it('moves towards the marks of a strict and of a generous instructor', () => {
    const strict = works.map((work, index) => example(work, 30 + index * 5));
    const generous = works.map((work, index) => example(work, 75 + index * 4));
    expect(content(strict)).toBeLessThan(content([]));
    expect(content(generous)).toBeGreaterThan(content(strict) + 20);
  });

  it('takes marks out of their own maximum', () => {
    const outOfHundred = works.map((work, index) => example(work, 40 + index * 6));
    const outOfTwenty = works.map((work, index) => example(work, (40 + index * 6) / 5, 20));
    expect(content(outOfTwenty)).toBe(content(outOfHundred));
  });

  it('moves further the more examples there are', () => {
    const one = Math.abs(content([example(soundBody, 20)]) - content([]));
    const four = Math.abs(content(works.slice(2).map((work) => example(work, 20))) - content([]));
    expect(one).toBeGreaterThan(0);
    expect(four).toBeGreaterThan(one);
  });

  // LLM04
  it('lets one absurd example move the score by its weight at most', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 50, max: 100 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...works),
        (grades, absurd, work) => {
          const examples = grades.map((grade, index) =>
            example(works[index % works.length] ?? soundBody, grade),
          );
          const moved = Math.abs(content([...examples, example(work, absurd)]) - content(examples));
          expect(moved).toBeLessThanOrEqual(100 / (grades.length + 1) + 1);
        },
      ),
      {
        numRuns: 60,
        examples: [
          [[100, 100, 50], 43, works[3] ?? ''],
          [[100, 69, 69, 54], 100, works[4] ?? ''],
        ],
      },
    );
  });

  // LLM04
  it('appears as a part with its reason, in numbers and never in the example’s words', () => {
    const { basis } = scorePaper({
      paper: paperFromText(soundEssay),
      findings: [],
      checks: knownChecks,
      weights,
      examples: works.map((work) => example(work, 60)),
    });
    const part = basis.areas.content.parts.find(({ id }) => id === 'calibration');
    expect(part?.reason).toContain('6 graded examples of yours');
    expect(JSON.stringify(basis)).not.toContain('Zebra');
  });
});
