import type { Line, Segment } from './line.ts';
import { gapBetween } from './line-pitch.ts';
import { findListLabel } from './list-label.ts';

export type TableRow = { readonly line: Line; readonly cells: readonly (readonly Segment[])[] };

/** Lines that are rows of cells below each other. */
export type FoundTable = { readonly lines: readonly Line[]; readonly rows: readonly TableRow[] };

const LEAST_ROWS = 3;

/** Finds runs of lines whose parts form clear columns; anything less clear stays running text. */
export function findTables(lines: readonly Line[]): readonly FoundTable[] {
  const tables: FoundTable[] = [];
  let run: Line[] = [];
  const close = (): void => {
    const table = readTable(run);
    if (table !== null) tables.push(table);
    run = [];
  };
  for (const line of lines) {
    const prev = run.at(-1);
    if (prev !== undefined && !standsUnder(prev, line)) close();
    if (isRow(line)) run.push(line);
    else close();
  }
  close();
  return tables;
}

function isRow(line: Line): boolean {
  return (
    line.segments.length > 1 &&
    !line.isTurned &&
    !(line.segments.length === 2 && findListLabel(line) !== null)
  );
}

function standsUnder(upper: Line, lower: Line): boolean {
  const gap = gapBetween(upper, lower);
  return gap !== null && gap < upper.sizePt * 4;
}

function readTable(lines: readonly Line[]): FoundTable | null {
  if (lines.length < LEAST_ROWS) return null;
  const columns = findColumns(lines.flatMap(({ segments }) => segments));
  if (columns.length < 2) return null;
  const rows = lines.map((line) => ({
    line,
    cells: columns.map(({ x0, x1 }) =>
      line.segments.filter((segment) => segment.x0 >= x0 - 0.5 && segment.x1 <= x1 + 0.5),
    ),
  }));
  const clear = rows.filter(({ cells }) => cells.filter((cell) => cell.length > 0).length > 1);
  return clear.length >= rows.length * 0.7 ? { lines, rows } : null;
}

/** Stretches of the line that some cell covers, parted by white that no cell covers. */
function findColumns(segments: readonly Segment[]): readonly { x0: number; x1: number }[] {
  const columns: { x0: number; x1: number }[] = [];
  for (const { x0, x1 } of segments.toSorted((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1);
    if (last !== undefined && x0 < last.x1 + 2) last.x1 = Math.max(last.x1, x1);
    else columns.push({ x0, x1 });
  }
  return columns;
}
