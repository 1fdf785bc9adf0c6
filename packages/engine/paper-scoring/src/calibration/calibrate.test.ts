import { defaultCriteria, type GradedExample } from '@greenpen/grading';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { mashing, soundBody, soundEssay, thinEssay } from '../testing/essays.ts';
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

const score = (examples: readonly GradedExample[], text = soundEssay) =>
  scorePaper({ paper: paperFromText(text), findings: [], checks: knownChecks, weights, examples });

const content = (examples: readonly GradedExample[]) => score(examples).scores.content;

/** Scores after examples that are all marked 70, with this mark for their content. */
const marked = (contentGrade: number) =>
  score(works.map((work) => ({ ...example(work, 70), contentGrade }))).scores;

/** How wide the range of the total is with so many examples; null without one. */
const widthOf = (count: number) => {
  const graded = Array.from({ length: count }, (_, index) =>
    example(works[index % works.length] ?? soundBody, 60 + (index % works.length) * 4),
  );
  const { total } = score(graded).judgement.intervals;
  return total === null ? null : total[1] - total[0];
};

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

  it('brings the total to the scale of a strict instructor, and says by how much', () => {
    const strict = works.map((work, index) => example(work, 30 + index * 3));
    const { basis, scores } = score(strict);
    expect(scores.total).toBeLessThan(52);
    expect(basis.total).toMatchObject([{ id: 'calibration', label: 'Your scale' }]);
    expect(basis.total?.[0]?.points).toBeLessThan(-5);
    expect(basis.total?.[0]?.reason).toContain('6 graded papers of yours');
    expect(score([]).basis.total).toBeUndefined();
  });

  it('follows the marks that examples give the content by itself', () => {
    expect(marked(90).content).toBeGreaterThan(marked(50).content + 25);
    expect(Math.abs(marked(90).total - marked(50).total)).toBeLessThanOrEqual(0.2);
  });

  it('follows the examples of this assignment before those of others', () => {
    const graded = works.flatMap((work): GradedExample[] => [
      { ...example(work, 85), nearness: 'assignment' },
      { ...example(work, 45), nearness: 'other' },
    ]);
    expect(score(graded).scores.total).toBeGreaterThan(68);
  });

  it('is not set by one mistyped mark', () => {
    const graded = works.map((work, index) => example(work, 80 + index));
    const mistyped = graded.map((one, index) => (index === 3 ? { ...one, grade: 8 } : one));
    expect(score(graded).scores.total - score(mistyped).scores.total).toBeLessThan(6);
  });

  it('gives a number from 0 to 100 within its interval, in whatever order the examples are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...works), fc.integer({ min: 0, max: 100 })), {
          minLength: 1,
          maxLength: 12,
        }),
        (given) => {
          const graded = given.map(([work, grade]) => example(work, grade));
          const { scores, judgement } = score(graded);
          const { total } = judgement.intervals;
          expect(scores.total).toBeGreaterThanOrEqual(0);
          expect(scores.total).toBeLessThanOrEqual(100);
          expect(Math.round(scores.total)).toBeGreaterThanOrEqual(total?.[0] ?? Number.NaN);
          expect(Math.round(scores.total)).toBeLessThanOrEqual(total?.[1] ?? Number.NaN);
          expect(score(graded.toReversed()).scores).toEqual(scores);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('does not mark a text that says nothing by its length', () => {
    const graded = works.map((work, index) => example(work, 70 + index * 4));
    const nonsense = `${mashing} `.repeat(12);
    expect(score(graded, nonsense).scores.content).toBeLessThan(score(graded).scores.content - 25);
  });

  it('gives a range only where examples support one, and a wide one for few', () => {
    expect(widthOf(0)).toBeNull();
    expect(widthOf(2)).toBeGreaterThan(20);
    expect(widthOf(18)).toBeLessThan(widthOf(2) ?? 0);
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
