import { levelsOf, type Rubric } from './rubric.ts';
import type { RubricMark, RubricSum } from './score-rubric.ts';

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
  /** null where the criterion has no points of its own, so that the total takes it in without them. */
  readonly points: number | null;
  readonly maxPoints: number;
  /** The name of the level; null where the points are no level's. */
  readonly level: string | null;
};

/** The rows that a student is shown, with the points that decide a score; none where no criterion has such points. */
export function rubricLines(marks: readonly RubricMark[]): readonly RubricLine[] {
  if (!marks.some(({ points, counts }) => points !== null && counts)) return [];
  return marks.map(({ result: { criterion }, level, points, counts }) => {
    const { name, maxPoints } = criterion;
    if (points === null || !counts) return { criterion: name, points: null, maxPoints, level: null };
    const called = level === null ? '' : (levelsOf(criterion)[level]?.name ?? '');
    return { criterion: name, points, maxPoints, level: called || null };
  });
}

/** The rows as a student reads them: "Thesis: 15 of 20 points (Good)", and at the end what has no points of its own. */
export function sayRubricLines(lines: readonly RubricLine[]): readonly string[] {
  const rest = sayScoredPart(lines);
  return [...lines.map(sayRubricLine), ...(rest === null ? [] : [rest])];
}

function sayRubricLine({ criterion, points, maxPoints, level }: RubricLine): string {
  if (points === null) return `${criterion}: not scored separately (${pointsText(maxPoints)})`;
  return `${criterion}: ${points} of ${pointsText(maxPoints)}${level === null ? '' : ` (${level})`}`;
}

/** What the points of a student's rows add up to, where some rows have none; null where all have points. */
export function sayScoredPart(lines: readonly RubricLine[]): string | null {
  const scored = lines.flatMap(({ points, maxPoints }) => (points === null ? [] : [{ points, maxPoints }]));
  if (scored.length === lines.length) return null;
  const points = scored.reduce((sum, line) => sum + line.points, 0);
  const most = scored.reduce((sum, line) => sum + line.maxPoints, 0);
  return `Scored separately: ${round(points)} of ${pointsText(round(most))}. The scores also cover the other criteria.`;
}

/** "55 of the 65 points judged so far; 2 criteria need you"; of a rubric that is judged in full, "85 of 100 points". */
export function sayRubricSum({ points, known, maxPoints, waiting }: Omit<RubricSum, 'provisional'>): string {
  if (waiting === 0) return `${round(points)} of ${pointsText(round(maxPoints))}`;
  const needed = waiting === 1 ? '1 criterion needs you' : `${waiting} criteria need you`;
  if (known === 0) return `No points judged so far; ${needed}`;
  return `${round(points)} of the ${pointsText(round(known))} judged so far; ${needed}`;
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
