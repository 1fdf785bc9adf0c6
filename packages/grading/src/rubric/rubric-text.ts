import { levelsOf, type Rubric } from './rubric.ts';
import type { RubricMark } from './score-rubric.ts';

/** A rubric as text that `parseRubric` reads: a line for each criterion, and below it a line for each level. */
export function rubricText(rubric: Rubric): string {
  return rubric
    .flatMap(({ name, description, maxPoints, levels }) => [
      `${name} (${pointsText(maxPoints)})${description === '' ? '' : `: ${oneLine(description)}`}`,
      ...levels.map((level) => {
        const said = [level.name, oneLine(level.description)].filter((text) => text !== '').join(' – ');
        return `  ${level.points}: ${said}`;
      }),
    ])
    .join('\n');
}

function pointsText(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

export type RubricLine = {
  readonly criterion: string;
  readonly points: number;
  readonly maxPoints: number;
  /** The name of the level; null where the points are no level's. */
  readonly level: string | null;
};

/** The rows that a student is shown: only criteria whose points decide a score. */
export function rubricLines(marks: readonly RubricMark[]): readonly RubricLine[] {
  return marks.flatMap(({ result: { criterion }, level, points, counts }) => {
    if (points === null || !counts) return [];
    const called = level === null ? '' : (levelsOf(criterion)[level]?.name ?? '');
    return [{ criterion: criterion.name, points, maxPoints: criterion.maxPoints, level: called || null }];
  });
}
