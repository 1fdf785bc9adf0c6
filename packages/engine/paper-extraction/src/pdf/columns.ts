import { greatestOf, leastOf } from '@greenpen/paper-structure';
import type { Row } from './rows.ts';

/** A row, or its part in one column: 0 across the text area, 1 the left and 2 the right one. */
export type ColumnRow = Row & { readonly column: number };

type Extent = { readonly x0: number; readonly x1: number };

/** A gap of this many ems parts a row: columns, table cells, a page number beside a running head. */
export const WIDE_GAP_EMS = 1;

/** Puts rows into reading order: where a page has two columns, the left one first, between full-width rows. */
export function orderByColumns(rows: readonly Row[]): readonly ColumnRow[] {
  const gutter = findGutter(rows);
  if (gutter === null) return rows.map((row) => ({ ...row, column: 0 }));
  const ordered: ColumnRow[] = [];
  let zone: Row[] = [];
  const closeZone = (): void => {
    for (const column of [1, 2]) {
      for (const row of zone) {
        const chunks = row.chunks.filter(({ x0, x1 }) => (x0 + x1) / 2 < gutter === (column === 1));
        if (chunks.length > 0) ordered.push({ ...row, chunks, column });
      }
    }
    zone = [];
  };
  for (const row of rows) {
    if (listExtents(row).some((extent) => crosses(extent, gutter))) {
      closeZone();
      ordered.push({ ...row, column: 0 });
    } else {
      zone.push(row);
    }
  }
  closeZone();
  return ordered;
}

function crosses({ x0, x1 }: Extent, x: number): boolean {
  return x0 < x - 1 && x1 > x + 1;
}

/** The stretches of a row without a wide gap inside. */
function listExtents(row: Row): readonly Extent[] {
  const extents: { x0: number; x1: number }[] = [];
  for (const { x0, x1 } of row.chunks) {
    const last = extents.at(-1);
    if (last !== undefined && x0 - last.x1 < row.sizePt * WIDE_GAP_EMS) last.x1 = Math.max(last.x1, x1);
    else extents.push({ x0, x1 });
  }
  return extents;
}

/** The middle of the white band between two columns, or `null` on a page with one. */
function findGutter(rows: readonly Row[]): number | null {
  const extents = rows.map(listExtents);
  const all = extents.flat();
  if (rows.length < 6) return null;
  const left = leastOf(all.map(({ x0 }) => x0));
  const right = greatestOf(all.map(({ x1 }) => x1));
  const width = right - left;
  if (width < 200) return null;
  const from = left + width * 0.35;
  const bins = Array.from({ length: Math.floor(width * 0.3) }, (_, i) => {
    const x = from + i;
    return all.filter((extent) => crosses(extent, x)).length;
  });
  const fewest = leastOf(bins);
  if (fewest > rows.length * 0.35) return null;
  const band = longestRun(bins, fewest + Math.floor(rows.length * 0.04));
  if (band.length < 5) return null;
  const gutter = from + band.start + band.length / 2;
  return isColumnText(extents, gutter, { x0: left, x1: right }) ? gutter : null;
}

function longestRun(bins: readonly number[], most: number): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let start = 0;
  bins.forEach((count, i) => {
    if (count > most) start = i + 1;
    else if (i + 1 - start > best.length) best = { start, length: i + 1 - start };
  });
  return best;
}

/** Column text begins at the edges of its columns and fills the left one; a table's cells do not. */
function isColumnText(rows: readonly (readonly Extent[])[], gutter: number, page: Extent): boolean {
  const parted = rows.filter((extents) => !extents.some((extent) => crosses(extent, gutter)));
  const lefts = parted.map((extents) => extents.filter(({ x1 }) => x1 <= gutter + 1)).filter(isSome);
  const rights = parted.map((extents) => extents.filter(({ x0 }) => x0 >= gutter - 1)).filter(isSome);
  if (Math.min(lefts.length, rights.length) < 4) return false;
  const leftFill = shareOfFull(lefts, gutter - page.x0);
  const rightFill = shareOfFull(rights, page.x1 - gutter);
  return (leftFill >= 0.5 && rightFill >= 0.5) || (leftFill >= 0.35 && isFlush(lefts) && isFlush(rights));
}

function isSome(extents: readonly Extent[]): boolean {
  return extents.length > 0;
}

/** The share of a column's lines that are one stretch over most of its width. */
function shareOfFull(side: readonly (readonly Extent[])[], columnWidth: number): number {
  const full = side.flat().filter(({ x0, x1 }) => x1 - x0 > columnWidth * 0.6).length;
  return full / side.flat().length;
}

/** Whether the lines of a column mostly begin at its left edge. */
function isFlush(side: readonly (readonly Extent[])[]): boolean {
  const starts = side.flatMap((extents) => extents.slice(0, 1).map(({ x0 }) => x0));
  const edge = leastOf(starts);
  return starts.filter((start) => start - edge < 2).length >= side.length * 0.4;
}
