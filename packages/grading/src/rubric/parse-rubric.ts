import { rubricOfTable, tableOf } from './read-table.ts';
import { type Rubric, toRubric, type DraftCriterion, type RubricLevel } from './rubric.ts';
import { countPoints, takePoints, trimSeparators } from './take-points.ts';

/** UTF-16 units; what comes after is left out. */
const LONGEST = 60_000;

/**
 * Reads a rubric from text: lines with points, a table separated by tabs or bars, CSV, or the CSV export of Canvas.
 * null where nothing in it looks like a rubric. Never throws.
 */
export function parseRubric(text: string): Rubric | null {
  const plain = text
    .slice(0, LONGEST)
    .replace(/^\uFEFF/u, '')
    .replace(/\r\n?/gu, '\n')
    .replaceAll('\u00A0', ' ');
  const table = tableOf(plain);
  return (table === null ? null : rubricOfTable(table)) ?? rubricOfLines(plain);
}

const BULLET = /^(?:[-*•–◦▪●]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/iu;
const TITLE =
  /^(?:(?:grading|scoring|assessment|marking|essay|paper|assignment|course)\s+)*(?:rubric|criteria|criterion)\b[^:(]{0,40}:?$/iu;
const TOTAL = /^(?:grand |overall )?(?:total|sum)\b/iu;

type Line = {
  readonly indent: number;
  readonly hasBullet: boolean;
  readonly text: string;
  readonly points: number | null;
  /** "20: Clear": the points come first. */
  readonly isPointsFirst: boolean;
  /** The text without points, up to its first colon, dash or full stop. */
  readonly name: string;
  readonly description: string;
};

/** Reads lines such as "Thesis (20 points)", each with its levels or its description below it. */
export function rubricOfLines(text: string): Rubric | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pieces = lines.flatMap((line) => splitList(line));
  const read = pieces.map(readLine).filter((line) => !TITLE.test(line.name) && !TOTAL.test(line.name));
  if (!read.some(({ points }) => points !== null)) return ofUnpointed(read);
  const drafts: (DraftCriterion & { readonly line: Line })[] = [];
  const isRepeated = repeatedNames(read);
  for (const [index, line] of read.entries()) {
    const last = drafts.at(-1);
    if (last !== undefined && isLevel(line, last.line, isRepeated)) {
      drafts[drafts.length - 1] = { ...last, levels: [...last.levels, levelOf(line)] };
    } else if (line.points !== null || opensLevels(line, read[index + 1], isRepeated)) {
      drafts.push(draftOf(line));
    } else if (last !== undefined) {
      const description = [last.description, line.text].filter(Boolean).join(' ');
      drafts[drafts.length - 1] = { ...last, description };
    }
  }
  return toRubric(drafts);
}

function draftOf(line: Line): DraftCriterion & { readonly line: Line } {
  const { name, description, points } = line;
  const listed = listedLevels(description);
  return listed === null
    ? { name, description, maxPoints: points, levels: [], line }
    : { name, description: '', maxPoints: points, levels: listed, line };
}

/** "excellent 20, good 15, weak 10" after the name of a criterion. */
function listedLevels(description: string): readonly RubricLevel[] | null {
  const parts = splitOutsideBrackets(description);
  const read = parts.map((part) =>
    /^(\p{L}[\p{L}\s-]{0,30}?)[\s:=(]+(\d{1,4}(?:\.\d+)?)\s*(?:points?|pts?)?\)?\.?$/iu.exec(part),
  );
  if (read.length < 2 || read.includes(null)) return null;
  return read.map((match) => ({ name: match?.[1] ?? '', description: '', points: Number(match?.[2]) }));
}

function readLine(written: string): Line {
  const indent = (/^\s*/u.exec(written)?.[0] ?? '').replaceAll('\t', '    ').length;
  const trimmed = written.trim();
  const hasBullet = BULLET.test(trimmed);
  const text = trimmed.replace(BULLET, '');
  const { points, rest, isFirst } = takePoints(text);
  const [, name = rest, description = ''] =
    /^([^:]{1,90}?)(?::\s*|\s+[–—-]\s+|\.\s+(?=\p{Lu}))(\S.*)$/su.exec(rest) ?? [];
  const isNumbered = /^criteri(?:on|a)\s*\d*$/iu.test(name.trim()) && description !== '';
  return {
    indent,
    hasBullet,
    text,
    points,
    isPointsFirst: isFirst,
    name: trimSeparators(isNumbered ? description : name),
    description: isNumbered ? '' : trimSeparators(description),
  };
}

/** A level is written another way than the criterion above it, or bears a name that other criteria use too. */
function isLevel(line: Line, above: Line, isRepeated: (line: Line) => boolean): boolean {
  if (line.points === null) return false;
  if (line.indent > above.indent) return true;
  if (line.hasBullet !== above.hasBullet) return line.hasBullet;
  if (line.isPointsFirst && !above.isPointsFirst) return true;
  return isRepeated(line) && !isRepeated(above);
}

/** A heading without points that levels follow. */
function opensLevels(line: Line, next: Line | undefined, isRepeated: (line: Line) => boolean): boolean {
  return next !== undefined && line.name.length <= 120 && isLevel(next, line, isRepeated);
}

function repeatedNames(lines: readonly Line[]): (line: Line) => boolean {
  const counts = new Map<string, number>();
  for (const { name } of lines) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  const repeated = new Set([...counts].filter(([, times]) => times >= 2).map(([name]) => name));
  // One criterion may be listed twice; a scale has several levels.
  return ({ name }) => repeated.size >= 2 && repeated.has(name.toLowerCase());
}

/** A level "20: Clear" is called by what it says. */
function levelOf({ name, description, points, isPointsFirst }: Line): RubricLevel {
  const isSentence = name.split(/\s+/u).length > 4;
  if (isPointsFirst && isSentence)
    return { name: '', description: [name, description].filter(Boolean).join(': '), points: points ?? 0 };
  return { name, description, points: points ?? 0 };
}

/** Criteria without points count the same, where the text is clearly a list of them. */
function ofUnpointed(lines: readonly Line[]): Rubric | null {
  const items = lines.filter(
    ({ hasBullet, description, name }) =>
      name.split(/\s+/u).length <= (description === '' ? 8 : 5) && (hasBullet || description !== ''),
  );
  if (items.length < 2 || items.length < lines.length * 0.8) return null;
  return toRubric(items.map(({ name, description }) => ({ name, description, maxPoints: 0, levels: [] })));
}

/** "Thesis 20, evidence 30, grammar 10" on one line is three criteria. */
function splitList(line: string): readonly string[] {
  const parts = splitOutsideBrackets(line.trim());
  if (parts.length < 2) return [line];
  const ends = parts.map((part) =>
    /(?:\d{1,4}(?:\.\d+)?\s*(?:points?|pts?\.?|%|marks?)?\s*[)\]]?\.?)$/iu.test(part),
  );
  const starts = parts.map((part) => /^\d{1,4}(?:\.\d+)?\s*(?:points?|pts?\.?|%|marks?)/iu.test(part));
  if (starts.every(Boolean)) return parts;
  // A name before the list, "Thesis (20): excellent 20, good 15", makes its parts levels of one criterion.
  const isOneCriterion = /\d[^,;]*\)?\s*:\s*\p{L}/u.test(parts[0] ?? '');
  if (isOneCriterion || ends.filter(Boolean).length < 2 || ends.at(-1) !== true) return [line];
  const merged: string[] = [];
  let open = '';
  for (const [index, part] of parts.entries()) {
    open = open === '' ? part : `${open}, ${part}`;
    if (ends[index] !== true) continue;
    merged.push(withUnit(open.replace(/\.$/u, '')));
    open = '';
  }
  return merged;
}

/** "thesis 20" in a list means points. */
function withUnit(part: string): string {
  return countPoints(part) > 0 || !/\s\d+(?:\.\d+)?$/u.test(part) ? part : `${part} points`;
}

/** UTF-16 units of a line in which a list is looked for. */
const LONGEST_LIST = 4000;

function splitOutsideBrackets(text: string): readonly string[] {
  if (text.length > LONGEST_LIST) return [text];
  return text
    .split(/(?:[;,]\s+(?:and\s+)?)(?![^()]*\))/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
