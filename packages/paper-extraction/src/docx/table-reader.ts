import { ReadingRefused } from '../refusals.ts';
import { parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import { parseShading } from './run-properties.ts';
import type { Backdrop } from './run-visibility.ts';
import type { StoryContext, StoryWriter } from './story-writer.ts';
import { createTableBuilder } from './table-draft.ts';
import type { TableBuilder } from './table-draft.ts';
import type { Theme } from './theme.ts';

/** Tables in cells of tables; layouts of real documents stay below five. */
const deepestNesting = 10;

type OpenTable = {
  readonly builder: TableBuilder;
  styleId: string | undefined;
  columns: number;
  /** Between `w:tcPr` and its end, where shading and column spans are the cell's own. */
  isInCellProperties: boolean;
};

/** Follows tables (ECMA-376 part 1, 17.4), which nest; answers whether an element was the table's own. */
export function createTableReader(
  writer: StoryWriter,
  { resolver, output, theme }: Pick<StoryContext, 'resolver' | 'output'> & { readonly theme: Theme },
) {
  const tables: OpenTable[] = [];

  const openCell = (table: OpenTable) => {
    const backdrop: Backdrop = resolver.paintsCells(table.styleId) ? 'unknown' : output.pageColour;
    table.columns = 1;
    writer.enter({ sink: table.builder.startCell().drafts, tableStyleId: table.styleId, backdrop });
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
        });
        return true;
      }
      const table = tables.at(-1);
      if (table === undefined) return false;
      switch (name) {
        case 'w:tblStyle':
          table.styleId = attributes['w:val'];
          return true;
        case 'w:tr':
          table.builder.startRow();
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
          if (shading !== 'auto') writer.paintFrame(shading);
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
      else if (name === 'w:tc') {
        writer.leave();
        table.builder.endCell(table.columns);
        table.columns = 1;
      } else if (name === 'w:tbl') {
        tables.pop();
        writer.addTable(table.builder.finish({ breaksBefore: 0, section: 0 }));
      } else return false;
      return true;
    },
  };
}

function boundedCount(value: string | undefined): number {
  return Math.min(Math.max(parseWhole(value) ?? 0, 0), 63);
}
