import { cutChunks } from './chunks.ts';
import { orderByColumns } from './columns.ts';
import { dropLineNumbers } from './drop-line-numbers.ts';
import type { Direction, Glyph } from './glyph.ts';
import type { Line } from './line.ts';
import type { Rule } from './page-marks.ts';
import { formRows } from './rows.ts';
import { setLine } from './set-line.ts';
import type { PageSize } from './turn-glyphs.ts';
import { findMainDirection, turnGlyphs, turnPage } from './turn-glyphs.ts';

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
