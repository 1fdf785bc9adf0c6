import type { Chunk } from './chunks.ts';
import { mostFrequent } from './most-frequent.ts';

/** Chunks on one baseline from edge to edge of the page, raised and lowered marks included. */
export type Row = {
  readonly y: number;
  readonly sizePt: number;
  readonly chunks: readonly Chunk[];
  /** Left edge of the large first letter that the row makes room for. */
  readonly initialX0?: number;
};

type OpenRow = { y: number; sizePt: number; chunks: Chunk[]; initialX0?: number };

/** How far apart baselines of one row may be, in ems. */
const SAME_BASELINE = 0.15;
/** Letters smaller than the largest of their row by this much are of another size. */
const LARGE = 1.4;
/** A mark this much smaller than the text beside it is an index. */
const INDEX_SIZE = 0.87;
/** How far an index may be raised or lowered, in ems of the text beside it. */
const INDEX_SHIFT = 0.7;

/** Groups chunks into rows, from the top of the page down. */
export function formRows(chunks: readonly Chunk[]): readonly Row[] {
  const rows: OpenRow[] = [];
  const sorted = chunks.toSorted((a, b) => a.y - b.y || a.x0 - b.x0);
  const initials = findInitials(sorted);
  const letters = new Set(initials.map(({ letter }) => letter));
  for (const chunk of sorted) {
    if (letters.has(chunk)) continue;
    const last = rows.at(-1);
    if (
      last !== undefined &&
      Math.abs(chunk.y - last.y) <= SAME_BASELINE * Math.min(chunk.sizePt, last.sizePt)
    ) {
      last.chunks.push(chunk);
      if (chunk.sizePt > last.sizePt) [last.y, last.sizePt] = [chunk.y, chunk.sizePt];
    } else {
      rows.push({ y: chunk.y, sizePt: chunk.sizePt, chunks: [chunk] });
    }
  }
  for (const row of rows) setBodySize(row);
  attachIndices(rows);
  placeInitials(initials, rows);
  return rows
    .filter((row) => row.chunks.length > 0)
    .map((row) => ({ ...row, chunks: row.chunks.toSorted((a, b) => a.x0 - b.x0) }));
}

/** Puts large first letters before the words that they begin. */
function placeInitials(initials: readonly Initial[], rows: readonly OpenRow[]): void {
  if (initials.length === 0) return;
  const rowOf = new Map(rows.flatMap((row) => row.chunks.map((chunk) => [chunk, row] as const)));
  for (const { letter, first, lower } of initials) {
    rowOf.get(first)?.chunks.push(letter);
    for (const chunk of lower) {
      const row = rowOf.get(chunk);
      if (row !== undefined) row.initialX0 = letter.x0;
    }
    // A margin keeps the letter off its word; where it is a word, the file sets the blank itself.
    letter.isInitial = true;
  }
}

/** A row's size is that of most of its letters, so that one large word does not stretch its measures. */
function setBodySize(row: OpenRow): void {
  const largest = row.sizePt;
  const isLarge = (chunk: Chunk): boolean => chunk.sizePt * LARGE >= largest;
  const [large, rest] = [row.chunks.filter(isLarge), row.chunks.filter((chunk) => !isLarge(chunk))];
  if (countLetters(large) >= countLetters(rest)) return;
  const body = rest.toSorted((a, b) => b.glyphs.length - a.glyphs.length)[0];
  if (body !== undefined) [row.y, row.sizePt] = [body.y, body.sizePt];
}

function countLetters(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { glyphs }) => sum + glyphs.length, 0);
}

/** Moves superscripts and subscripts into the row of the text beside them. */
function attachIndices(rows: readonly OpenRow[]): void {
  rows.forEach((row, at) => {
    const near = rows.slice(Math.max(0, at - 3), at + 4).filter((other) => other !== row);
    row.chunks = row.chunks.filter((chunk) => {
      const home = near.find((other) => isIndexOf(chunk, other));
      if (home === undefined) return true;
      if (isSmaller(chunk, home)) chunk.raised = chunk.y < home.y ? 'superscript' : 'subscript';
      home.chunks.push(chunk);
      return false;
    });
  });
  for (const row of rows) {
    for (const chunk of row.chunks) {
      // An index whose shift is within the tolerance of the row itself.
      const shift = row.y - chunk.y;
      if (
        chunk.raised === null &&
        chunk.sizePt < row.sizePt * INDEX_SIZE &&
        Math.abs(shift) > row.sizePt * 0.08
      ) {
        chunk.raised = shift > 0 ? 'superscript' : 'subscript';
      }
    }
  }
}

function isSmaller(chunk: Chunk, row: OpenRow): boolean {
  return chunk.sizePt < row.sizePt * INDEX_SIZE;
}

function isIndexOf(chunk: Chunk, row: OpenRow): boolean {
  // Letters of the same size may be shifted too, as in the logo of TeX, but only a few and a little.
  const isShifted = chunk.glyphs.length <= 3 && row.chunks.length > 1;
  if (!isSmaller(chunk, row) && !isShifted) return false;
  if (Math.abs(chunk.y - row.y) > row.sizePt * (isSmaller(chunk, row) ? INDEX_SHIFT : 0.35)) return false;
  const reach = row.sizePt * 0.6;
  return row.chunks.some(
    (other) =>
      other.sizePt >= row.sizePt * INDEX_SIZE && chunk.x0 < other.x1 + reach && chunk.x1 > other.x0 - reach,
  );
}

/** Letters of an initial: an opening quotation mark and a letter or two. */
const MOST_LETTERS = 3;
/** A page with more large letters than this has no paragraphs that begin with one. */
const MOST_INITIALS = 100;
/** Size of an initial against the text that follows it. */
const LEAST_RATIO = 1.4;
/** Farthest that the text begins to the right of its initial, in ems of the text. */
const FARTHEST = 1.5;
/** How far above and below an initial's baseline the lines beside it are, in its ems. */
const ABOVE = 0.75;
const BELOW = 0.25;

type Initial = {
  readonly letter: Chunk;
  /** The chunk that carries on the word. */
  readonly first: Chunk;
  /** Chunks of lower lines that make room for the letter. */
  readonly lower: readonly Chunk[];
};

/** Finds large first letters, dropped or raised, and the text beside them. `chunks` are sorted from the top down. */
function findInitials(chunks: readonly Chunk[]): readonly Initial[] {
  const initials: Initial[] = [];
  const sizes = new Map<number, number>();
  for (const { sizePt, glyphs } of chunks) sizes.set(sizePt, (sizes.get(sizePt) ?? 0) + glyphs.length);
  const bodyPt = mostFrequent(sizes) ?? 0;
  const large = chunks.filter(
    (chunk) =>
      chunk.sizePt >= bodyPt * LEAST_RATIO &&
      chunk.glyphs.length <= MOST_LETTERS &&
      /\p{L}/u.test(spell(chunk)),
  );
  if (large.length > MOST_INITIALS) return [];
  for (const letter of large) {
    const beside = chunks.filter((other) => isBeside(other, letter));
    const [first, ...lower] = beside;
    const startsAbove = first !== undefined && first.y - letter.y <= first.sizePt * SAME_BASELINE;
    if (startsAbove && !isSetAfterText(letter, chunks)) initials.push({ letter, first, lower });
  }
  return initials;
}

function isBeside(text: Chunk, letter: Chunk): boolean {
  const { sizePt } = text;
  if (letter.sizePt < sizePt * LEAST_RATIO || text.glyphs.length <= MOST_LETTERS) return false;
  const gap = text.x0 - letter.x1;
  if (gap < -sizePt * 0.5 || gap > sizePt * FARTHEST) return false;
  const below = text.y - letter.y;
  return below <= letter.sizePt * BELOW && below >= -letter.sizePt * ABOVE;
}

/** A large letter within a line is not the first of its text. */
function isSetAfterText(letter: Chunk, chunks: readonly Chunk[]): boolean {
  return chunks.some((other) => {
    const gap = letter.x0 - other.x1;
    const isLevel = Math.abs(other.y - letter.y) < other.sizePt * SAME_BASELINE;
    return other !== letter && isLevel && Math.abs(gap) < letter.sizePt;
  });
}

function spell(chunk: Chunk): string {
  return chunk.glyphs.map(({ text }) => text).join('');
}
