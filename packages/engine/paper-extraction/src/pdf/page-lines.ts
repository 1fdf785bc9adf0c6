import { type Chunk, cutChunks } from './chunks.ts';
import { orderByColumns } from './columns.ts';
import type { Direction, Glyph } from './glyph.ts';
import type { Line } from './line.ts';
import type { Rule } from './page-marks.ts';
import { type Row, formRows } from './rows.ts';
import { setLine } from './set-line.ts';
import { type PageSize, findMainDirection, turnGlyphs, turnPage } from './turn-glyphs.ts';

/** Fewer numbered rows than this are a list or a table, unless the numbers are in the page's margin. */
const LEAST_ROWS = 6;

/** Where text never begins, in points from the left of the page. */
const MARGIN_PT = 66;

const DIRECTIONS = ['right', 'down', 'left', 'up', 'slanted'] as const satisfies readonly Direction[];

export type PageReading = {
  readonly number: number;
  readonly size: PageSize;
  /** Only those that show. */
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rule[];
  readonly getHeadingLevel: (contentId: number) => number | null;
};

export type PageLines = {
  readonly size: PageSize;
  readonly direction: Direction;
  readonly lines: readonly Line[];
};

/** The visible lines of a page in reading order; `size` is the page's once it is turned the way its text runs. */
export function readPageLines({ number, size, glyphs, rules, getHeadingLevel }: PageReading): PageLines {
  const main = findMainDirection(glyphs);
  const lines: Line[] = [];
  for (const direction of [main, ...DIRECTIONS.filter((other) => other !== main)]) {
    const placed = turnGlyphs(glyphs, direction, size);
    if (placed.length === 0) continue;
    const isTurned = direction !== main;
    const rows = dropLineNumbers(formRows(cutChunks(placed)));
    const ordered = isTurned ? rows.map((row) => ({ ...row, column: 0 })) : orderByColumns(rows);
    for (const row of ordered) {
      const underlines = direction === 'right' ? rules : [];
      lines.push(setLine(row, { page: number, rules: underlines, isTurned, getHeadingLevel }));
    }
  }
  return { size: turnPage(size, main), direction: main, lines };
}

/** Takes the numbers that manuscripts carry beside every line (or every fifth) out of a page's rows. */
function dropLineNumbers(rows: readonly Row[]): readonly Row[] {
  const numbered = rows.flatMap((row) => {
    const found = findMarginNumber(row);
    return found === null ? [] : [{ row, ...found }];
  });
  const inMargin = numbered.filter(({ end }) => end < MARGIN_PT);
  const chosen = inMargin.length >= 2 ? inMargin : numbered;
  const steps = chosen.slice(1).map(({ number }, i) => number - (chosen[i]?.number ?? number));
  const regular = steps.filter((step) => step === 1 || step === 5).length;
  const isCount = steps.length > 0 && regular >= steps.length * 0.7 && steps.every((step) => step > 0);
  const isThroughout =
    inMargin.length >= 2 || (chosen.length >= LEAST_ROWS && chosen.length >= rows.length * 0.6);
  if (!isCount || !isThroughout) return rows;
  const dropped = new Set(chosen.map(({ row }) => row));
  return rows.flatMap((row) => {
    if (!dropped.has(row)) return [row];
    const chunks = row.chunks.slice(1);
    return chunks.length === 0 ? [] : [{ ...row, chunks }];
  });
}

/** A number alone at the start of a row, set off from the text by more than a blank. */
function findMarginNumber({ chunks, sizePt }: Row): { number: number; end: number } | null {
  const [first, second] = chunks;
  if (first === undefined || (second !== undefined && second.x0 - first.x1 < sizePt * 0.6)) return null;
  const text = textOf(first);
  return /^\d{1,4}$/.test(text) ? { number: Number(text), end: first.x1 } : null;
}

function textOf(chunk: Chunk): string {
  return chunk.glyphs.map(({ text }) => text).join('');
}
