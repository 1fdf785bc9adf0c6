import type { TableCell } from '@greenpen/paper';
import type { FoundTable } from './find-tables.ts';
import type { SetText } from './set-block.ts';
import { TextSetter } from './set-block.ts';

export type SetTable = SetText & { readonly cells: readonly TableCell[] };

/** Sets a table's cells into text: tabs between cells, line feeds between rows. */
export function setTable({ rows }: FoundTable): SetTable {
  const setter = new TextSetter();
  const cells: TableCell[] = [];
  const lineStarts: number[] = [];
  rows.forEach((row, rowAt) => {
    if (rowAt > 0) setter.addSeparator('\n');
    lineStarts.push(setter.length);
    row.cells.forEach((segments, column) => {
      if (column > 0) setter.addSeparator('\t');
      const start = setter.length;
      segments.forEach(({ pieces }, i) => {
        if (i > 0) setter.addSeparator(' ');
        for (const piece of pieces) setter.add(piece);
      });
      cells.push({ row: rowAt, column, span: { start, end: setter.length } });
    });
  });
  return { ...setter.finish(lineStarts), cells };
}
