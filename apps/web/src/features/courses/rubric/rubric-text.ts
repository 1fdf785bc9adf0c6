/** A level's points and description, as typed. */
export type Level = { readonly points: string; readonly words: string };

/** A criterion; `points` is empty if not given. */
export type Criterion = { readonly name: string; readonly points: string; readonly levels: readonly Level[] };

const criterionLine = /^(.*\S) \((\d+(?:\.\d+)?) points?\)$/u;
const levelLine = /^\s+(\d+(?:\.\d+)?): (.*)$/u;

/**
 * A rubric as stored and shown: one line per criterion, with an indented line per level below it.
 * Empty entries are dropped.
 */
export function writeRubric(criteria: readonly Criterion[]): string {
  return criteria.flatMap(linesOf).join('\n');
}

function linesOf({ name, points, levels }: Criterion): readonly string[] {
  const levelLines = levels
    .filter(({ words }) => words.trim() !== '')
    .map(({ points: worth, words }) => `  ${readPoints(worth) ?? 0}: ${words.trim()}`);
  if (name.trim() === '') return levelLines.length === 0 ? [] : ['Criterion', ...levelLines];
  const worth = readPoints(points);
  const ending = worth === null ? '' : ` (${worth} ${worth === 1 ? 'point' : 'points'})`;
  return [name.trim() + ending, ...levelLines];
}

/** Parses any text into rows: a line that is not a level is a criterion. */
export function readRubric(text: string): readonly Criterion[] {
  const criteria: { name: string; points: string; levels: Level[] }[] = [];
  for (const line of text.split('\n')) {
    const [, worth, words] = levelLine.exec(line) ?? [];
    const last = criteria.at(-1);
    if (worth !== undefined && words !== undefined && last !== undefined) {
      last.levels.push({ points: worth, words: words.trim() });
    } else if (line.trim() !== '') {
      const [, name, points] = criterionLine.exec(line.trim()) ?? [];
      criteria.push({ name: name ?? line.trim(), points: points ?? '', levels: [] });
    }
  }
  return criteria;
}

/** The sum of the criteria's points. */
export function totalPoints(criteria: readonly Criterion[]): number {
  return criteria.reduce((sum, { points }) => sum + (readPoints(points) ?? 0), 0);
}

function readPoints(typed: string): number | null {
  const value = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isFinite(value) && value >= 0 && value < 10_000 ? Math.round(value * 100) / 100 : null;
}
