import { ReadingRefused } from '../refusals.ts';
import type { HiddenReason } from '@greenpen/paper';
import { cutFromDraft } from './block-draft.ts';
import type { BlockDraft } from './block-draft.ts';
import { isOn, parseTwips } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import { takeClipped, takeCovered, takeFloating, takeOffPage, takePressed } from './cell-text.ts';
import { parseShading } from './run-properties.ts';
import type { Colour } from './run-properties.ts';
import { addGround } from './run-visibility.ts';
import type { Backdrop } from './run-visibility.ts';
import { hide, sealHidden } from './story-output.ts';
import type { Frame } from './story-frame.ts';
import type { StoryContext, StoryWriter } from './story-writer.ts';
import { createTableBuilder } from './table-draft.ts';
import type { OpenCell, TableBuilder } from './table-draft.ts';
import {
  boundedCount,
  parseTableWidth,
  placeOf,
  readFloatingPlace,
  readTableLook,
} from './table-properties.ts';
import type { TablePlace } from './table-properties.ts';
import type { Theme } from './theme.ts';

/** Tables in cells of tables; layouts of real documents stay below five. */
const deepestNesting = 10;
/** Word itself allows no more. */
const mostColumns = 63;

type OpenTable = {
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
  /** Text boxes and frames of its cells, which have their own position. */
  readonly floating: BlockDraft[];
  /** How many shapes lay over text before the cell. */
  coversBefore: number;
  /** How much was set apart before it. */
  readonly hiddenBefore: number;
};

type CellProperties = {
  columns: number;
  widthPt: number | undefined;
  /** Whether its text is pressed into its width. */
  isPressed: boolean;
  /** Whether its lines run up or down the page. */
  isTurned: boolean;
  shading: Colour;
  hiding: HiddenReason | null;
};

const usualLook: ReadonlySet<string> = new Set();

/** Follows tables (ECMA-376 part 1, 17.4), which nest; answers whether an element was the table's own. */
export function createTableReader(
  writer: StoryWriter,
  { resolver, output, theme }: Pick<StoryContext, 'resolver' | 'output'> & { readonly theme: Theme },
) {
  const tables: OpenTable[] = [];

  /** What the cell's place in the table and its own properties make of its text. */
  const lookOf = (table: OpenTable): Partial<Frame> => {
    const { row, column, columnWidthsPt, look, ground, cell } = table;
    const place = { row, column, columns: cell.columns, columnCount: columnWidthsPt.length, look, ground };
    const own: Backdrop | null = cell.shading === 'auto' ? null : [cell.shading];
    const read = (isLastRow: boolean) => {
      const styled = resolver.lookOfCell(table.styleId, { ...place, isLastRow });
      return { cell: styled.cell, backdrop: own ?? styled.backdrop };
    };
    const hiding = table.rowHiding ?? cell.hiding;
    return {
      ...read(false),
      asLast: look.has('lastRow') && resolver.marksLastRow(table.styleId) ? read(true) : null,
      ...(hiding === null ? {} : { hiding }),
    };
  };

  const openCell = (table: OpenTable) => {
    table.part = 'content';
    table.cell = {
      columns: 1,
      widthPt: undefined,
      isPressed: false,
      isTurned: false,
      shading: 'auto',
      hiding: null,
    };
    table.coversBefore = output.covers.length;
    const cell = table.builder.startCell(table.usedPt);
    table.openCells.push(cell);
    writer.enter({ sink: cell.drafts, ...lookOf(table) });
  };

  const closeCell = (table: OpenTable) => {
    writer.leave();
    const { rowHeightPt: heightPt, cell: properties, columnWidthsPt, column } = table;
    const cell = table.openCells.at(-1);
    const columns = columnWidthsPt.slice(column, column + properties.columns);
    const gridWidthPt = columns.reduce((sum, width) => sum + width, 0);
    const widthPt = properties.widthPt ?? (gridWidthPt > 0 ? gridWidthPt : undefined);
    if (cell !== undefined) {
      table.floating.push(...takeFloating(cell.drafts, writer.shape()));
      const covers = output.covers.slice(table.coversBefore);
      const clipped = [
        ...(heightPt === undefined
          ? []
          : takeClipped(cell.drafts, roomOf(properties, { heightPt, widthPt }))),
        ...(properties.isPressed && widthPt !== undefined ? takePressed(cell.drafts, widthPt) : []),
        ...takeOffPage(cell.drafts, { leftPt: cell.leftPt, widthPt }),
      ];
      for (const draft of clipped) setApart('off-page', draft.text);
      const covered = takeCovered(cell.drafts, covers, widthPt);
      for (const draft of covered) setApart('covered', draft.text);
      // What hides the cell's words is not over other words too.
      if (covered.length > 0) output.covers.splice(table.coversBefore);
    }
    table.builder.endCell(properties.columns);
    table.column += properties.columns;
    table.usedPt += widthPt ?? 0;
    table.part = 'table';
  };

  const setApart = (reason: HiddenReason, text: string): void => {
    hide(output, reason, text);
    sealHidden(output);
  };

  /** Takes out of the last row what is seen in other rows only, and the reverse. */
  const settleDoubts = (table: OpenTable) => {
    for (const { row, drafts } of table.openCells) {
      for (const [index, draft] of drafts.entries()) {
        const unseen = draft.doubts.filter(({ isSeenInLastRow }) => isSeenInLastRow !== (row === table.row));
        for (const { start, end, reason } of unseen) setApart(reason, draft.text.slice(start, end));
        drafts[index] = cutFromDraft(draft, unseen);
      }
    }
  };

  const openTable = (): void => {
    if (tables.length >= deepestNesting) throw new ReadingRefused('too-complex');
    writer.endParagraph();
    tables.push({
      builder: createTableBuilder(),
      styleId: undefined,
      ground: writer.backdrop(),
      part: 'table',
      row: -1,
      column: 0,
      columnWidthsPt: [],
      look: usualLook,
      place: { floats: null, indentPt: undefined, widthPt: undefined },
      rowHeightPt: undefined,
      rowHiding: null,
      usedPt: 0,
      cell: {
        columns: 1,
        widthPt: undefined,
        isPressed: false,
        isTurned: false,
        shading: 'auto',
        hiding: null,
      },
      openCells: [],
      floating: [],
      coversBefore: 0,
      hiddenBefore: output.hidden.length,
    });
  };

  const closeTable = (table: OpenTable): void => {
    tables.pop();
    settleDoubts(table);
    const draft = table.builder.finish(placeOf(table.place), { breaksBefore: 0, section: 0 });
    // A table of which nothing can be seen is left out.
    const holdsOther = output.hidden.length > table.hiddenBefore || table.floating.length > 0;
    const isHidden = draft.text.trim() === '' && holdsOther;
    if (!isHidden) writer.addTable(draft);
    for (const floating of table.floating) writer.addTable(floating);
  };

  const openers: Readonly<Record<string, (table: OpenTable, attributes: XmlAttributes) => boolean | void>> = {
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
    'w:tc': openCell,
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
    'w:shd': (table, attributes) => {
      const shading = parseShading(attributes, theme);
      if (table.part === 'cell') table.cell.shading = shading;
      // Programs differ in whether a table's own shading is painted, so either ground may lie behind its text.
      else if (table.part !== 'content') table.ground = addGround(table.ground, shading);
      return table.part !== 'content';
    },
  };

  return {
    open(name: string, attributes: XmlAttributes): boolean {
      if (name === 'w:tbl') {
        openTable();
        return true;
      }
      const table = tables.at(-1);
      const opener = table === undefined ? undefined : openers[name];
      return table !== undefined && opener !== undefined && opener(table, attributes) !== false;
    },
    close(name: string): boolean {
      const table = tables.at(-1);
      if (table === undefined) return false;
      if (name === 'w:tcPr') {
        table.part = 'content';
        writer.changeFrame(lookOf(table));
      } else if (name === 'w:trPr') table.part = 'table';
      else if (name === 'w:tc') closeCell(table);
      else if (name === 'w:tbl') closeTable(table);
      else return name === 'w:del' && table.part === 'row';
      return true;
    },
  };
}

/** Word shows the first of merged cells only, whatever the others hold (ECMA-376 part 1, 17.4.22 and 17.4.84). */
function joinCell({ cell }: OpenTable, attributes: XmlAttributes): void {
  if (attributes['w:val'] !== 'restart') cell.hiding ??= 'hidden-run';
}

/** The room of a cell in a row of fixed height, along its lines and across them. */
function roomOf(
  { isTurned }: CellProperties,
  { heightPt, widthPt }: { readonly heightPt: number; readonly widthPt: number | undefined },
): Parameters<typeof takeClipped>[1] {
  return isTurned ? { heightPt: widthPt ?? Infinity, widthPt: heightPt } : { heightPt, widthPt };
}
