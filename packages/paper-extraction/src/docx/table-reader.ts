import { ReadingRefused } from '../refusals.ts';
import { isOn, parseTwips, parseWhole } from './measures.ts';
import type { FramePlace } from './paragraph-properties.ts';
import type { XmlAttributes } from './read-xml.ts';
import { parseShading } from './run-properties.ts';
import { takeClipped } from './printed-place.ts';
import { hide } from './story-output.ts';
import type { StoryContext, StoryWriter } from './story-writer.ts';
import { createTableBuilder } from './table-draft.ts';
import type { OpenCell, TableBuilder } from './table-draft.ts';
import type { Theme } from './theme.ts';

/** Tables in cells of tables; layouts of real documents stay below five. */
const deepestNesting = 10;

type OpenTable = {
  readonly builder: TableBuilder;
  styleId: string | undefined;
  columns: number;
  /** Between `w:tcPr` and its end, where shading and column spans are the cell's own. */
  isInCellProperties: boolean;
  row: number;
  column: number;
  /** Which of the style's conditions the table asks for; null where it does not say. */
  look: ReadonlySet<string> | null;
  place: TablePlace;
  /** Height of the row, where it is exact and cuts off what is below. */
  rowHeightPt: number | undefined;
  isRowHidden: boolean;
  cellWidthPt: number | undefined;
  cell: OpenCell | null;
  /** How much was set apart before it. */
  readonly hiddenBefore: number;
};

type TablePlace = {
  floats: FramePlace | null;
  indentPt: number | undefined;
  widthPt: number | undefined;
};

/** Follows tables (ECMA-376 part 1, 17.4), which nest; answers whether an element was the table's own. */
export function createTableReader(
  writer: StoryWriter,
  { resolver, output, theme }: Pick<StoryContext, 'resolver' | 'output'> & { readonly theme: Theme },
) {
  const tables: OpenTable[] = [];

  const openCell = (table: OpenTable) => {
    const backdrop = resolver.cellBackdrop(table.styleId, { ...table, page: output.pageColour });
    table.columns = 1;
    table.cellWidthPt = undefined;
    table.cell = table.builder.startCell();
    writer.enter({
      sink: table.cell.drafts,
      tableStyleId: table.styleId,
      backdrop,
      ...(table.isRowHidden ? { isHidden: true } : {}),
    });
  };

  const closeCell = (table: OpenTable) => {
    writer.leave();
    const { cell, rowHeightPt: heightPt } = table;
    if (cell !== null && heightPt !== undefined) {
      for (const draft of takeClipped(cell.drafts, { heightPt, widthPt: table.cellWidthPt }))
        hide(output, 'off-page', draft.text);
    }
    table.cell = null;
    table.builder.endCell(table.columns);
    table.column += table.columns;
    table.columns = 1;
  };

  return {
    open(name: string, attributes: XmlAttributes): boolean {
      if (name === 'w:tbl') {
        if (tables.length >= deepestNesting) throw new ReadingRefused('too-complex');
        writer.endParagraph();
        tables.push({
          builder: createTableBuilder(),
          styleId: undefined,
          columns: 1,
          isInCellProperties: false,
          row: -1,
          column: 0,
          look: null,
          place: { floats: null, indentPt: undefined, widthPt: undefined },
          rowHeightPt: undefined,
          isRowHidden: false,
          cellWidthPt: undefined,
          cell: null,
          hiddenBefore: output.hidden.length,
        });
        return true;
      }
      const table = tables.at(-1);
      if (table === undefined) return false;
      switch (name) {
        case 'w:tblStyle':
          table.styleId = attributes['w:val'];
          return true;
        case 'w:tblLook':
          table.look = readTableLook(attributes);
          return true;
        case 'w:tblInd':
          table.place.indentPt = parseTwips(attributes['w:w']);
          return true;
        case 'w:tblW':
          table.place.widthPt = parseTableWidth(attributes);
          return true;
        case 'w:tblpPr':
          table.place.floats = readFloatingPlace(attributes);
          return true;
        case 'w:tr':
          table.builder.startRow();
          table.row += 1;
          table.column = 0;
          table.rowHeightPt = undefined;
          table.isRowHidden = false;
          return true;
        case 'w:trHeight':
          if (attributes['w:hRule'] === 'exact') table.rowHeightPt = parseTwips(attributes['w:val']);
          return true;
        case 'w:hidden':
          table.isRowHidden = isOn(attributes);
          return true;
        case 'w:tcW':
          table.cellWidthPt = parseTableWidth(attributes);
          return true;
        case 'w:gridBefore':
          table.builder.skipColumns(boundedCount(attributes['w:val']));
          return true;
        case 'w:tc':
          openCell(table);
          return true;
        case 'w:tcPr':
          table.isInCellProperties = true;
          return true;
        case 'w:gridSpan':
          table.columns = Math.max(1, boundedCount(attributes['w:val']));
          return true;
        case 'w:shd': {
          if (!table.isInCellProperties) return false;
          const shading = parseShading(attributes, theme);
          if (shading !== 'auto') writer.paintFrame([shading]);
          return true;
        }
        default:
          return false;
      }
    },
    close(name: string): boolean {
      const table = tables.at(-1);
      if (table === undefined) return false;
      if (name === 'w:tcPr') table.isInCellProperties = false;
      else if (name === 'w:tc') closeCell(table);
      else if (name === 'w:tbl') {
        tables.pop();
        const draft = table.builder.finish(placeOf(table.place), { breaksBefore: 0, section: 0 });
        // A table of which nothing can be seen is left out.
        const isHidden = draft.text.trim() === '' && output.hidden.length > table.hiddenBefore;
        if (!isHidden) writer.addTable(draft);
      } else return false;
      return true;
    },
  };
}

/** A floating table stands where its place says, any other at its indent. */
function placeOf({ floats, indentPt, widthPt }: TablePlace): FramePlace | null {
  if (floats !== null) return { ...floats, widthPt };
  if (indentPt === undefined || indentPt === 0) return null;
  return {
    xPt: indentPt,
    yPt: undefined,
    widthPt,
    heightPt: undefined,
    horizontalAnchor: 'margin',
    verticalAnchor: 'text',
  };
}

/** ECMA-376 part 1, 17.4.57. */
function readFloatingPlace(attributes: XmlAttributes): FramePlace {
  return {
    xPt: attributes['w:tblpXSpec'] === undefined ? parseTwips(attributes['w:tblpX']) : undefined,
    yPt: attributes['w:tblpYSpec'] === undefined ? parseTwips(attributes['w:tblpY']) : undefined,
    widthPt: undefined,
    heightPt: undefined,
    horizontalAnchor: attributes['w:horzAnchor'] ?? 'page',
    verticalAnchor: attributes['w:vertAnchor'] ?? 'page',
  };
}

/** Only widths in points; percentages and automatic ones are not known before the table is laid out. */
function parseTableWidth(attributes: XmlAttributes): number | undefined {
  const width = attributes['w:type'] === 'dxa' ? parseTwips(attributes['w:w']) : undefined;
  return width !== undefined && width > 0 ? width : undefined;
}

const lookBits = [
  ['firstRow', 0x20],
  ['lastRow', 0x40],
  ['firstColumn', 0x80],
  ['lastColumn', 0x1_00],
  ['noHBand', 0x2_00],
  ['noVBand', 0x4_00],
] as const;

/** Transitional files write one number, newer ones an attribute for each part (ECMA-376 part 1, 17.4.55). */
function readTableLook(attributes: XmlAttributes): ReadonlySet<string> {
  const bits = Number.parseInt(attributes['w:val'] ?? '0', 16) || 0;
  return new Set(
    lookBits
      .filter(([name, bit]) => {
        const own = attributes[`w:${name}`];
        return own === undefined ? (bits & bit) !== 0 : isOn({ 'w:val': own });
      })
      .map(([name]) => name),
  );
}

function boundedCount(value: string | undefined): number {
  return Math.min(Math.max(parseWhole(value) ?? 0, 0), 63);
}
