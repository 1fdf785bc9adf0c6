import type { Chunk } from './chunks.ts';
import type { Initial } from './initials.ts';
import { findInitials } from './initials.ts';

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
