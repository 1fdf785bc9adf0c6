import { inTextFlow, joinDrafts, noFormat } from './block-draft.ts';
import type { BlockDraft, DraftCell } from './block-draft.ts';
import type { FramePlace } from './paragraph-properties.ts';

export type OpenCell = {
  readonly row: number;
  readonly column: number;
  /** From the table's left edge, in points. */
  readonly leftPt: number;
  readonly drafts: BlockDraft[];
};

export type TableBuilder = ReturnType<typeof createTableBuilder>;

/** Gathers the cells of one table; texts of a row are joined by tabs, rows and paragraphs by line feeds. */
export function createTableBuilder() {
  const cells: OpenCell[] = [];
  let row = -1;
  let column = 0;
  return {
    startRow(): void {
      row += 1;
      column = 0;
    },
    skipColumns(count: number): void {
      column += count;
    },
    startCell(leftPt: number): OpenCell {
      const cell = { row: Math.max(row, 0), column, leftPt, drafts: [] };
      cells.push(cell);
      return cell;
    },
    /** `columns` is how many grid columns the cell covers. */
    endCell(columns: number): void {
      column += columns;
    },
    /** `frame` is the table's position, if not between the margins. */
    finish(frame: FramePlace | null, place: Pick<BlockDraft, 'breaksBefore' | 'section'>): BlockDraft {
      const rows = Map.groupBy(cells, (cell) => cell.row);
      const rowDrafts = [];
      const spans: DraftCell[] = [];
      let at = 0;
      for (const members of rows.values()) {
        const cellDrafts = members.map(({ drafts }) => joinDrafts(drafts, '\n'));
        for (const [index, { row, column, leftPt }] of members.entries()) {
          const length = cellDrafts[index]?.text.length ?? 0;
          spans.push({ row, column, leftPt, start: at, end: at + length });
          at += length + 1;
        }
        rowDrafts.push(joinDrafts(cellDrafts, '\t'));
      }
      return {
        ...joinDrafts(rowDrafts, '\n'),
        ...place,
        kind: 'table',
        cells: spans,
        doubts: [],
        inks: [],
        style: null,
        headingLevel: null,
        listLabel: null,
        format: noFormat,
        place: { ...inTextFlow, frame },
        tabStops: [],
        frameAlignment: null,
        isContextual: false,
      };
    },
  };
}
