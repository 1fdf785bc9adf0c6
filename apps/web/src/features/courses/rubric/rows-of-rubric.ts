import { type Rubric, toRubric } from '@greenpen/grading';

/** A level as typed. */
export type RubricRowLevel = { readonly name: string; readonly description: string; readonly points: string };

/** A criterion as typed; its points count where it has no levels. */
export type RubricRow = {
  readonly name: string;
  readonly description: string;
  readonly points: string;
  readonly levels: readonly RubricRowLevel[];
};

export const emptyRow: RubricRow = { name: '', description: '', points: '', levels: [] };

export function rowsOf(rubric: Rubric): readonly RubricRow[] {
  return rubric.map(({ name, description, maxPoints, levels }) => ({
    name,
    description,
    points: `${maxPoints}`,
    levels: levels.map((level) => ({ ...level, points: `${level.points}` })),
  }));
}

/** null where no row has a name. */
export function rubricOfRows(rows: readonly RubricRow[]): Rubric | null {
  return toRubric(
    rows.map(({ name, description, points, levels }) => ({
      name,
      description,
      maxPoints: numberOf(points),
      levels: levels
        .filter((level) => level.name.trim() !== '' || level.description.trim() !== '' || level.points !== '')
        .map((level) => ({ ...level, points: numberOf(level.points) })),
    })),
  );
}

export function pointsOfRows(rows: readonly RubricRow[]): number {
  const sum = rows.reduce((total, { points, levels }) => {
    const most =
      levels.length === 0 ? numberOf(points) : Math.max(...levels.map((level) => numberOf(level.points)));
    return total + most;
  }, 0);
  return Math.round(sum * 100) / 100;
}

function numberOf(typed: string): number {
  const value = typed.trim() === '' ? 0 : Number(typed);
  return Number.isFinite(value) && value > 0 ? value : 0;
}
