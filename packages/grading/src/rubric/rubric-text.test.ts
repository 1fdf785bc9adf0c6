import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRubric } from './parse-rubric.ts';
import { rubricLines, rubricText, sayRubricLines, sayRubricSum } from './rubric-text.ts';
import { toRubric, type RubricResult } from './rubric.ts';
import { rubricMarks, sumRubric } from './score-rubric.ts';

const words = fc.stringMatching(/^[A-Z][a-z]{2,9}((, | [&/] |-| )[a-z]{2,9}){0,3}$/u);
const points = fc.integer({ min: 1, max: 200 }).map((halves) => halves / 2);
/** A level's name has a word or two; what is longer is read as its description. */
const levelName = fc.stringMatching(/^[A-Z][a-z]{2,9}((, | [&/] |-| )[a-z]{2,9})?$/u);
const level = fc.record({ name: levelName, description: fc.oneof(fc.constant(''), words), points });
const criterion = fc.record({
  name: words,
  description: fc.oneof(fc.constant(''), words),
  maxPoints: points,
  levels: fc.uniqueArray(level, { maxLength: 5, selector: (one) => one.points }),
});

describe('a rubric as text', () => {
  it('is a line for each criterion, and below it a line for each level', () => {
    const rubric = toRubric([
      {
        name: 'Thesis',
        description: 'One claim',
        maxPoints: 20,
        levels: [
          { name: 'Clear', description: 'Open to argument', points: 20 },
          { name: 'Missing', description: '', points: 0 },
        ],
      },
      { name: 'Sources', description: '', maxPoints: 1, levels: [] },
    ]);
    expect(rubricText(rubric ?? [])).toBe(
      'Thesis (20 points): One claim\n  20: Clear – Open to argument\n  0: Missing\nSources (1 point)',
    );
  });

  it('is read back as the same rubric', () => {
    fc.assert(
      fc.property(fc.uniqueArray(criterion, { minLength: 1, selector: ({ name }) => name }), (drafts) => {
        const rubric = toRubric(drafts) ?? [];
        expect(parseRubric(rubricText(rubric))).toEqual(rubric);
      }),
    );
  });
});

const result = (name: string, points: number | null): RubricResult => ({
  criterion: { id: name, name, description: '', maxPoints: 20, levels: [] },
  level: points === null ? null : 1,
  points,
  quote: null,
  span: null,
  reason: '',
  area: null,
});
const scores = { grammar: 90, apa: 80, content: 60 };
const marksOf = (rubric: readonly RubricResult[], points = {}) => rubricMarks({ rubric }, { points }, scores);
const rubric = [result('Sources', 17), result('Counterargument', null), result('Plan', null)];
const sayOf = (...given: Parameters<typeof marksOf>) => sayRubricSum(sumRubric(marksOf(...given)));

describe('a rubric with criteria that need the instructor', () => {
  it('says of how many points its sum is', () => {
    expect(sayOf(rubric)).toBe('17 of the 20 points judged so far; 2 criteria need you');
    expect(sayOf(rubric, { Plan: 12.5 })).toBe('29.5 of the 40 points judged so far; 1 criterion needs you');
    expect(sayOf(rubric, { Plan: 12.5, Counterargument: 20 })).toBe('49.5 of 60 points');
    expect(sayOf([result('Plan', null)])).toBe('No points judged so far; 1 criterion needs you');
  });

  it('tells a student which criteria have no points of their own', () => {
    expect(sayRubricLines(rubricLines(marksOf(rubric)))).toEqual([
      'Sources: 17 of 20 points (Good)',
      'Counterargument: not scored separately (20 points)',
      'Plan: not scored separately (20 points)',
      'Scored separately: 17 of 20 points. The scores also cover the other criteria.',
    ]);
    expect(sayRubricLines(rubricLines(marksOf(rubric.slice(0, 1))))).toEqual([
      'Sources: 17 of 20 points (Good)',
    ]);
    expect(rubricLines(marksOf(rubric.slice(1)))).toEqual([]);
  });
});
