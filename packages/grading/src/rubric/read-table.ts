import { toRubric, type DraftCriterion, type Rubric, type RubricLevel } from './rubric.ts';
import { splitCells } from './split-cells.ts';
import { countPoints, takePoints } from './take-points.ts';

/** What a column of a rubric holds; `level-column` is one level for all rows. */
type Role =
  | 'rubric'
  | 'name'
  | 'description'
  | 'points'
  | 'level'
  | 'level-description'
  | 'level-points'
  | 'level-column'
  | 'other';

/** [role, its header]; the first that matches decides. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['rubric', /^rubric (?:name|title)$/iu],
  ['level-points', /^(?:rating|level|performance) (?:points?|score|value)$/iu],
  ['level-description', /^(?:rating|level|performance) (?:descriptions?|descriptors?|details)$/iu],
  ['level', /^(?:ratings?|levels?|performance|scale)(?: (?:name|title|levels?))?$/iu],
  ['other', /^(?:criteri\w+ enable range|enable range|comments?|feedback|notes?|score|earned|grade)$/iu],
  [
    'points',
    /^(?:(?:max(?:imum)?|total|possible)\.? )?(?:points?|pts\.?|weight(?:ing|age)?|marks?|worth|value|percent(?:age)?|%)(?: (?:possible|available|total))?$/iu,
  ],
  [
    'description',
    /^(?:(?:criteri\w+ )?(?:long )?descriptions?|details|what .*|expectations?|requirements?|explanation)$/iu,
  ],
  [
    'name',
    /^(?:(?:grading |assessment )?criteri(?:on|a)(?: (?:name|title))?|category|categories|components?|dimensions?|elements?|traits?|aspects?|objectives?|standards?|skills?|items?|areas?|name)$/iu,
  ],
];

const isTotal = (name: string): boolean => /^(?:grand |overall )?(?:total|sum)\b/iu.test(name);
const BEST =
  /\b(?:excellent|exemplary|outstanding|advanced|exceeds?|superior|mastery|distinguished|strong|full)\b/iu;

/** Reads a text as a table: separated by tabs, by bars, or as CSV; null where it is none. */
export function tableOf(text: string): readonly (readonly string[])[] | null {
  for (const separator of ['\t', '|', ',', ';']) {
    if (!text.includes(separator)) continue;
    const rows = splitCells(text, separator);
    const cells = separator === '|' ? rows.map(withoutFrame).filter((row) => !isRule(row)) : rows;
    const isSure = separator === '\t' || separator === '|';
    const isTable = isSure ? hasColumns(cells) : hasHeader(cells);
    if (isTable) return cells;
  }
  return null;
}

/** Of a row "| a | b |" the frame makes two empty cells. */
function withoutFrame(row: readonly string[]): readonly string[] {
  return row.slice(row[0] === '' ? 1 : 0, row.length > 1 && row.at(-1) === '' ? -1 : undefined);
}

function isRule(row: readonly string[]): boolean {
  return row.every((cell) => /^:?-*:?$/u.test(cell));
}

function hasColumns(rows: readonly (readonly string[])[]): boolean {
  const wide = rows.filter((row) => row.length >= 2).length;
  return wide >= 1 && wide >= rows.length * 0.6;
}

function hasHeader(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...rest] = rows;
  const known = first.filter((cell) => roleOf(cell) !== undefined).length;
  const isEven = rest.every((row) => row.length >= 2 && row.length <= first.length + 1);
  return known >= 1 && first.length >= 2 && rest.length >= 1 && isEven;
}

function roleOf(header: string): Role | undefined {
  return ROLES.find(([, pattern]) => pattern.test(header.trim()))?.[0];
}

/** Reads the rows of a table as a rubric; null where they have neither points nor levels. */
export function rubricOfTable(rows: readonly (readonly string[])[]): Rubric | null {
  const filled = rows
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  const [first] = filled;
  if (first === undefined) return null;
  const width = Math.max(...filled.map((row) => row.length));
  if (width < 2) return null;
  const isHeaded = isHeader(first, filled.slice(1));
  const columns = isHeaded ? columnsOf(first, width) : plainColumns(filled, width);
  const body = ofFirstRubric(isHeaded ? filled.slice(1) : filled, columns);
  const drafts: DraftCriterion[] = [];
  for (const row of body) {
    const draft = readRow(row, columns);
    const last = drafts.at(-1);
    const isContinued =
      last !== undefined && draft.levels.length > 0 && (draft.name === '' || draft.name === last.name);
    if (isContinued) drafts[drafts.length - 1] = { ...last, levels: [...last.levels, ...draft.levels] };
    else if (draft.name !== '' && !isTotal(draft.name)) drafts.push(draft);
  }
  const hasPoints = drafts.some(({ maxPoints, levels }) => (maxPoints ?? 0) > 0 || levels.length > 0);
  return hasPoints ? toRubric(drafts) : null;
}

function isHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (rest.length === 0) return false;
  if (first.some((cell) => roleOf(cell) !== undefined)) return true;
  const [name = '', ...others] = first;
  if (name === '') return others.some((cell) => cell !== '');
  if (others.some((cell) => takePoints(cell).rest === '' && cell !== '')) return false;
  return others.length >= 2 && meanLength(others) * 2 < meanLength(rest.flatMap((row) => row.slice(1)));
}

function meanLength(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length);
}

type Column = { readonly role: Role; readonly level: string; readonly points: number | null };

function columnsOf(header: readonly string[], width: number): readonly Column[] {
  const roles = Array.from({ length: width }, (_, index) => roleOf(header[index] ?? ''));
  const nameAt = roles.includes('name') ? roles.indexOf('name') : 0;
  const columns = roles.map((known, index): Column => {
    const text = header[index] ?? '';
    const { points, rest } = takePoints(text);
    if (index === nameAt) return { role: 'name', level: '', points: null };
    if (known === 'name') return { role: 'description', level: '', points: null };
    if (known !== undefined) return { role: known, level: '', points: null };
    return { role: text === '' ? 'other' : 'level-column', level: rest === '' ? text : rest, points };
  });
  return withPointsByOrder(columns);
}

/** Levels in columns without points count down from the number of columns, in the direction of their names. */
function withPointsByOrder(columns: readonly Column[]): readonly Column[] {
  const levels = columns.filter(({ role }) => role === 'level-column');
  if (levels.length === 0 || levels.some(({ points }) => points !== null)) return columns;
  const isAscending = BEST.test(levels.at(-1)?.level ?? '') && !BEST.test(levels[0]?.level ?? '');
  const ordered = isAscending ? levels.toReversed() : levels;
  return columns.map((column) =>
    column.role === 'level-column'
      ? { ...column, level: column.level, points: -1 - ordered.indexOf(column) }
      : column,
  );
}

/** Without a header: the name first, the points in the column of numbers, what is between describes. */
function plainColumns(rows: readonly (readonly string[])[], width: number): readonly Column[] {
  return Array.from({ length: width }, (_, index): Column => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    const isPoints = cells.length > 0 && cells.every((cell) => takePoints(cell).rest === '');
    const role: Role = index === 0 ? 'name' : isPoints ? 'points' : 'description';
    return { role, level: '', points: null };
  });
}

/** An export may hold several rubrics; the first one counts. */
function ofFirstRubric(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
): readonly (readonly string[])[] {
  const at = columns.findIndex(({ role }) => role === 'rubric');
  if (at === -1) return rows;
  const name = rows[0]?.[at] ?? '';
  const next = rows.findIndex((row) => (row[at] ?? '') !== '' && row[at] !== name);
  return next === -1 ? rows : rows.slice(0, next);
}

function readRow(row: readonly string[], columns: readonly Column[]): DraftCriterion {
  const texts = { name: '', description: '' };
  let maxPoints: number | null = null;
  const levels: RubricLevel[] = [];
  const change = (part: Partial<RubricLevel>): void => {
    const last = levels.pop() ?? { name: '', description: '', points: 0 };
    levels.push({ ...last, ...part });
  };
  for (const [index, { role, level, points }] of columns.entries()) {
    const cell = row[index] ?? '';
    if (cell === '') continue;
    if (role === 'points') maxPoints = takePoints(cell).points ?? maxPoints;
    else if (role === 'name') {
      const taken = splitName(cell);
      texts.name = taken.name;
      texts.description = [taken.description, texts.description].filter(Boolean).join(' ');
      maxPoints ??= taken.points;
    } else if (role === 'description')
      texts.description = [texts.description, cell].filter(Boolean).join(' ');
    else if (role === 'level') levels.push(...readRatings(cell));
    else if (role === 'level-description') change({ description: cell });
    else if (role === 'level-points') change({ points: takePoints(cell).points ?? 0 });
    else if (role === 'level-column') {
      const taken = takePoints(cell);
      const has = taken.points !== null && hasUnit(cell, taken.points);
      levels.push({
        name: level,
        description: has ? taken.rest : cell,
        points: has ? (taken.points ?? 0) : (points ?? 0),
      });
    }
  }
  const [only, ...others] = levels;
  // A row for each level: its points are the level's.
  if (only?.points === 0 && others.length === 0 && maxPoints !== null)
    return { ...texts, maxPoints, levels: [{ ...only, points: maxPoints }] };
  return { ...texts, maxPoints, levels: withShares(levels, maxPoints) };
}

/** A number in a description ("3 sources") is no points unless it is written as such. */
function hasUnit(cell: string, points: number): boolean {
  return countPoints(cell) > 0 || /^[([]?\d/u.test(cell) || cell.includes(`(${points})`);
}

/** Levels known only by their order share the criterion's points evenly. */
function withShares(levels: readonly RubricLevel[], maxPoints: number | null): readonly RubricLevel[] {
  if (!levels.some(({ points }) => points < 0)) return levels;
  const count = levels.length;
  const most = maxPoints === null || maxPoints === 0 ? count : maxPoints;
  return levels.map((level) =>
    level.points < 0
      ? { ...level, points: Math.round(((most * (count + 1 + level.points)) / count) * 2) / 2 }
      : level,
  );
}

/** "Thesis (20 pts)" and a description below or after a colon. */
function splitName(cell: string): {
  readonly name: string;
  readonly description: string;
  readonly points: number | null;
} {
  const { points, rest } = takePoints(cell);
  const [first = '', ...more] = rest.split('\n');
  const colon = /^([^:]{2,80}):\s+(\S.*)$/su.exec(first);
  const [, name = first, after = ''] = colon ?? [];
  return { name: name.trim(), description: [after, ...more].join(' ').trim(), points };
}

/** One rating, or several in one cell as a web page shows them: "20 pts Excellent … 15 pts Good …". */
function readRatings(cell: string): readonly RubricLevel[] {
  const parts =
    countPoints(cell) < 2 ? [cell] : cell.split(/(?<=\s|^)(?=\d+(?:\.\d+)?\s*(?:points?|pts?)\b)/iu);
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const { points, rest } = takePoints(part);
      const [name = '', ...more] = rest.split('\n');
      return { name: name.trim(), description: more.join(' ').trim(), points: points ?? 0 };
    });
}
