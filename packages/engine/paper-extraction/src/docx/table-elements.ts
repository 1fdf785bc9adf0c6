import type { HiddenReason } from '@greenpen/paper';
import type { BlockDraft } from './block-draft.ts';
import { isOn, parseTwips } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import { parseShading } from './run-properties.ts';
import type { Colour } from './run-properties.ts';
import { addGround } from './run-visibility.ts';
import type { Backdrop } from './run-visibility.ts';
import type { OpenCell, TableBuilder } from './table-builder.ts';
import { boundedCount, parseTableWidth, readFloatingPlace, readTableLook } from './table-properties.ts';
import type { TablePlace } from './table-properties.ts';
import type { Theme } from './theme.ts';

/** Word itself allows no more. */
const mostColumns = 63;

export type OpenTable = {
  readonly builder: TableBuilder;
  styleId: string | undefined;
  /** What lies behind the table. */
  ground: Backdrop;
  /** Which properties are being read, since some names are those of a row, of a cell and of the table. */
  part: 'table' | 'row' | 'cell' | 'content';
  row: number;
  column: number;
  readonly columnWidthsPt: number[];
  /** Which of the style's conditions the table asks for. */
  look: ReadonlySet<string>;
  place: TablePlace;
  /** Height of the row, where it is exact and cuts off what is below. */
  rowHeightPt: number | undefined;
  rowHiding: HiddenReason | null;
  /** From the table's left edge to the next cell of the row. */
  usedPt: number;
  cell: CellProperties;
  readonly openCells: OpenCell[];
  /** Text boxes and frames anchored in its cells; they become blocks of their own after the table. */
  readonly floating: BlockDraft[];
  /** How many shapes lay over text before the cell. */
  coversBefore: number;
  /** How much was set apart before it. */
  readonly hiddenBefore: number;
};

export type CellProperties = {
  columns: number;
  widthPt: number | undefined;
  /** Whether its text is pressed into its width. */
  isPressed: boolean;
  /** Whether its lines run up or down the page. */
  isTurned: boolean;
  shading: Colour;
  hiding: HiddenReason | null;
};

export function plainCell(): CellProperties {
  return {
    columns: 1,
    widthPt: undefined,
    isPressed: false,
    isTurned: false,
    shading: 'auto',
    hiding: null,
  };
}

export const usualLook: ReadonlySet<string> = new Set();

/** What the elements of a table say about it; false where the name is not the table's own here. */
export const tableElements: Readonly<
  Record<string, (table: OpenTable, attributes: XmlAttributes, theme: Theme) => boolean | void>
> = {
  'w:tblStyle': (table, attributes) => void (table.styleId = attributes['w:val']),
  'w:tblLook': (table, attributes) => void (table.look = readTableLook(attributes)),
  'w:tblInd': (table, attributes) => void (table.place.indentPt = parseTwips(attributes['w:w'])),
  'w:tblW': (table, attributes) => void (table.place.widthPt = parseTableWidth(attributes)),
  'w:tblpPr': (table, attributes) => void (table.place.floats = readFloatingPlace(attributes)),
  'w:tblGrid': () => undefined,
  'w:gridCol': (table, attributes) => {
    if (table.columnWidthsPt.length < mostColumns)
      table.columnWidthsPt.push(parseTwips(attributes['w:w']) ?? 0);
  },
  'w:tr': (table) => {
    table.builder.startRow();
    table.row += 1;
    table.column = 0;
    table.usedPt = 0;
    table.rowHeightPt = undefined;
    table.rowHiding = null;
  },
  'w:trPr': (table) => void (table.part = 'row'),
  'w:trHeight': (table, attributes) => {
    if (attributes['w:hRule'] === 'exact') table.rowHeightPt = parseTwips(attributes['w:val']);
  },
  'w:hidden': (table, attributes) => {
    if (isOn(attributes)) table.rowHiding = 'hidden-run';
  },
  // A row that was deleted while changes were tracked (ECMA-376 part 1, 17.13.5.12).
  'w:del': (table) => {
    if (table.part === 'row') table.rowHiding ??= 'deleted-revision';
    return table.part === 'row';
  },
  'w:gridBefore': (table, attributes) => {
    const count = boundedCount(attributes['w:val']);
    table.builder.skipColumns(count);
    const skipped = table.columnWidthsPt.slice(table.column, table.column + count);
    table.usedPt += skipped.reduce((sum, width) => sum + width, 0);
    table.column += count;
  },
  'w:tcPr': (table) => void (table.part = 'cell'),
  'w:tcW': ({ cell }, attributes) => void (cell.widthPt = parseTableWidth(attributes)),
  'w:textDirection': ({ cell, part }, attributes) => {
    if (part === 'cell') cell.isTurned = /^(?:btLr|tbRl|lr|rl)/.test(attributes['w:val'] ?? '');
    return part === 'cell';
  },
  'w:tcFitText': ({ cell }, attributes) => void (cell.isPressed = isOn(attributes)),
  'w:gridSpan': ({ cell }, attributes) =>
    void (cell.columns = Math.max(1, boundedCount(attributes['w:val']))),
  'w:vMerge': joinCell,
  'w:hMerge': joinCell,
  'w:cellMerge': ({ cell }, attributes) => {
    if (attributes['w:vMerge'] === 'cont') cell.hiding ??= 'hidden-run';
  },
  'w:cellDel': ({ cell }) => void (cell.hiding ??= 'deleted-revision'),
  'w:shd': (table, attributes, theme) => {
    const shading = parseShading(attributes, theme);
    if (table.part === 'cell') table.cell.shading = shading;
    // Programs differ in whether a table's own shading is painted, so either ground may lie behind its text.
    else if (table.part !== 'content') table.ground = addGround(table.ground, shading);
    return table.part !== 'content';
  },
};

/** Word shows the first of merged cells only, whatever the others hold (ECMA-376 part 1, 17.4.22 and 17.4.84). */
function joinCell({ cell }: OpenTable, attributes: XmlAttributes): void {
  if (attributes['w:val'] !== 'restart') cell.hiding ??= 'hidden-run';
}
