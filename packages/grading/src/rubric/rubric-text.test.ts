import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRubric } from './parse-rubric.ts';
import { rubricText } from './rubric-text.ts';
import { toRubric } from './rubric.ts';

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
