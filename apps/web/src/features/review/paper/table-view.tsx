import type { Block, TableCell } from '@greenpen/paper';
import type { Mark } from './marks.ts';
import { SegmentText } from './segment-text.tsx';

type Props = {
  readonly block: Block;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly bodySize: number;
};

export function TableView({ block, text, marks, bodySize }: Props) {
  return (
    <table className="paper-table">
      <tbody>
        {rowsOf(block.cells).map((cells) => (
          <tr key={cells[0]?.row}>
            {cells.map(({ column, span }) => (
              <td key={column} data-start={span.start}>
                <SegmentText
                  text={text}
                  span={span}
                  runs={block.runs.filter((run) => run.span.start < span.end && run.span.end > span.start)}
                  marks={marks}
                  bodySize={bodySize}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf(cells: readonly TableCell[]): readonly (readonly TableCell[])[] {
  const rows = new Map<number, TableCell[]>();
  for (const cell of cells) {
    const row = rows.get(cell.row);
    if (row === undefined) rows.set(cell.row, [cell]);
    else row.push(cell);
  }
  return [...rows.values()];
}
