import { defaultCriteria, type AssignmentBrief, type GradedExample } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { mashing, soundBody, soundEssay, thinEssay } from '../testing/essays.ts';
import { grammarErrors } from '../testing/finding-of.ts';
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

  it('moves grammar only by examples that mark it, from what the checks gave those papers', () => {
    const withGrammar = (grammarGrade: number | null) =>
      score(
        works.map((work) => ({ ...example(work, 75), grammarGrade, measured: { grammar: 95, apa: null } })),
      );
    const strict = withGrammar(70);
    expect(score([]).scores.grammar).toBe(100);
    expect(withGrammar(null).scores.grammar).toBe(100);
    expect(strict.scores.grammar).toBeGreaterThan(70);
    expect(strict.scores.grammar).toBeLessThan(86);
    expect(strict.basis.areas.grammar.parts.at(-1)?.reason).toContain(
      '6 graded examples of yours with a mark',
    );
    expect(strict.basis.areas.apa.parts).toEqual(score([]).basis.areas.apa.parts);
    expect(Math.abs(strict.scores.total - withGrammar(null).scores.total)).toBeLessThanOrEqual(0.2);
  });

  it('places an area below the checks’ score by as much as the marks of that area lie below theirs', () => {
    const graded = [60, 70, 80, 90, 100].map((grammar, index) => ({
      ...example(works[index] ?? soundBody, 75),
      grammarGrade: grammar - 20,
      measured: { grammar, apa: null },
    }));
    const { grammar } = score(graded).scores;
    expect(grammar).toBeGreaterThan(70);
    expect(grammar).toBeLessThan(90);
  });

  it('keeps errors in grammar costly in the total where the examples were read by the checks', () => {
    const graded = works.map((work, index) => ({
      ...example(work, 50 + index * 4),
      measured: { grammar: 90 + (index % 3) * 5, apa: null },
    }));
    const errors = grammarErrors(12, ['grammar-spelling', 'grammar-verb-agreement']);
    const scoreWith = (findings: readonly Finding[]) =>
      scorePaper({
        paper: paperFromText(soundEssay),
        findings,
        checks: knownChecks,
        weights,
        examples: graded,
      });
    const [clean, flawed] = [scoreWith([]).scores, scoreWith(errors).scores];
    const lost = ((clean.grammar - flawed.grammar) * weights.grammar) / 100;
    expect(lost).toBeGreaterThan(2);
    expect(clean.total - flawed.total).toBeGreaterThan(0.6 * lost);
  });

  it('keeps a paper off topic and one with missing parts below the others', () => {
    const brief: AssignmentBrief = {
      title: 'Volcanoes',
      description: '',
      instructions:
        'Explain how magma forms. Describe two eruptions of volcanoes. Compare shield and composite volcanoes.',
      rubric: '',
      type: 'assignment',
      maxPoints: 100,
    };
    const graded = works.map((work, index) => ({
      ...example(work, 70 + index * 4),
      nearness: 'course' as const,
    }));
    const scoreFor = (asked: AssignmentBrief | null) =>
      scorePaper({
        paper: paperFromText(soundEssay),
        findings: [],
        checks: knownChecks,
        weights,
        examples: graded,
        brief: asked,
      }).scores;
    const [free, missed] = [scoreFor(null), scoreFor(brief)];
    expect(missed.content).toBeLessThan(free.content - 10);
    expect(missed.total).toBeLessThan(free.total - 5);
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
          [[50, 69, 81, 50], 0, soundBody],
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
