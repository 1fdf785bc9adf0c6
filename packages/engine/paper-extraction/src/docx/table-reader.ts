import { ReadingRefused } from '../refusals.ts';
import type { HiddenReason } from '@greenpen/paper';
import { cutFromDraft } from './block-draft.ts';
import type { XmlAttributes } from './read-xml.ts';
import { takeClipped, takeCovered, takeFloating, takeOffPage, takePressed } from './cell-text.ts';
import type { Backdrop } from './run-visibility.ts';
import type { FormattingResolver } from './resolve-formatting.ts';
import { hide, sealHidden } from './story-output.ts';
import type { StoryOutput } from './story-output.ts';
import type { Frame } from './story-frame.ts';
import type { StoryContext } from './story-options.ts';
import type { StoryWriter } from './story-writer.ts';
import { TableBuilder } from './table-builder.ts';
import {
  type CellProperties,
  type OpenTable,
  plainCell,
  tableElements,
  usualLook,
} from './table-elements.ts';
import { placeOf } from './table-properties.ts';
import type { Theme } from './theme.ts';

/** Tables in cells of tables; layouts of real documents stay below five. */
const deepestNesting = 10;
/** Follows tables (ECMA-376 part 1, 17.4), which nest; answers whether an element was the table's own. */
export class TableReader {
  readonly #writer: StoryWriter;
  readonly #resolver: FormattingResolver;
  readonly #output: StoryOutput;
  readonly #theme: Theme;
  readonly #tables: OpenTable[] = [];

  constructor(
    writer: StoryWriter,
    { resolver, output, theme }: Pick<StoryContext, 'resolver' | 'output'> & { readonly theme: Theme },
  ) {
    this.#writer = writer;
    this.#resolver = resolver;
    this.#output = output;
    this.#theme = theme;
  }

  open(name: string, attributes: XmlAttributes): boolean {
    if (name === 'w:tbl') {
      this.#openTable();
      return true;
    }
    const table = this.#tables.at(-1);
    if (table === undefined) return false;
    if (name === 'w:tc') {
      this.#openCell(table);
      return true;
    }
    const opener = tableElements[name];
    return opener !== undefined && opener(table, attributes, this.#theme) !== false;
  }

  close(name: string): boolean {
    const table = this.#tables.at(-1);
    if (table === undefined) return false;
    if (name === 'w:tcPr') {
      table.part = 'content';
      this.#writer.changeFrame(this.#lookOf(table));
    } else if (name === 'w:trPr') table.part = 'table';
    else if (name === 'w:tc') this.#closeCell(table);
    else if (name === 'w:tbl') this.#closeTable(table);
    else return name === 'w:del' && table.part === 'row';
    return true;
  }

  /** What the cell's place in the table and its own properties make of its text. */
  #lookOf(table: OpenTable): Partial<Frame> {
    const { row, column, columnWidthsPt, look, ground, cell } = table;
    const place = { row, column, columns: cell.columns, columnCount: columnWidthsPt.length, look, ground };
    const own: Backdrop | null = cell.shading === 'auto' ? null : [cell.shading];
    const read = (isLastRow: boolean) => {
      const styled = this.#resolver.lookOfCell(table.styleId, { ...place, isLastRow });
      return { cell: styled.cell, backdrop: own ?? styled.backdrop };
    };
    const hiding = table.rowHiding ?? cell.hiding;
    return {
      ...read(false),
      asLast: look.has('lastRow') && this.#resolver.marksLastRow(table.styleId) ? read(true) : null,
      ...(hiding === null ? {} : { hiding }),
    };
  }

  #openCell(table: OpenTable): void {
    table.part = 'content';
    table.cell = plainCell();
    table.coversBefore = this.#output.covers.length;
    const cell = table.builder.startCell(table.usedPt);
    table.openCells.push(cell);
    this.#writer.enter({ sink: cell.drafts, ...this.#lookOf(table) });
  }

  #closeCell(table: OpenTable): void {
    this.#writer.leave();
    const { rowHeightPt: heightPt, cell: properties, columnWidthsPt, column } = table;
    const cell = table.openCells.at(-1);
    const columns = columnWidthsPt.slice(column, column + properties.columns);
    const gridWidthPt = columns.reduce((sum, width) => sum + width, 0);
    const widthPt = properties.widthPt ?? (gridWidthPt > 0 ? gridWidthPt : undefined);
    if (cell !== undefined) {
      table.floating.push(...takeFloating(cell.drafts, this.#writer.shape()));
      const covers = this.#output.covers.slice(table.coversBefore);
      const clipped = [
        ...(heightPt === undefined
          ? []
          : takeClipped(cell.drafts, roomOf(properties, { heightPt, widthPt }))),
        ...(properties.isPressed && widthPt !== undefined ? takePressed(cell.drafts, widthPt) : []),
        ...takeOffPage(cell.drafts, { leftPt: cell.leftPt, widthPt }),
      ];
      for (const draft of clipped) this.#setApart('off-page', draft.text);
      const covered = takeCovered(cell.drafts, covers, widthPt);
      for (const draft of covered) this.#setApart('covered', draft.text);
      // What hides the cell's words is not over other words too.
      if (covered.length > 0) this.#output.covers.splice(table.coversBefore);
    }
    table.builder.endCell(properties.columns);
    table.column += properties.columns;
    table.usedPt += widthPt ?? 0;
    table.part = 'table';
  }

  #setApart(reason: HiddenReason, text: string): void {
    hide(this.#output, reason, text);
    sealHidden(this.#output);
  }

  /** Takes out of the last row what is seen in other rows only, and the reverse. */
  #settleDoubts(table: OpenTable): void {
    for (const { row, drafts } of table.openCells) {
      for (const [index, draft] of drafts.entries()) {
        const unseen = draft.doubts.filter(({ isSeenInLastRow }) => isSeenInLastRow !== (row === table.row));
        for (const { start, end, reason } of unseen) this.#setApart(reason, draft.text.slice(start, end));
        drafts[index] = cutFromDraft(draft, unseen);
      }
    }
  }

  #openTable(): void {
    if (this.#tables.length >= deepestNesting) throw new ReadingRefused('too-complex');
    this.#writer.endParagraph();
    this.#tables.push({
      builder: new TableBuilder(),
      styleId: undefined,
      ground: this.#writer.backdrop(),
      part: 'table',
      row: -1,
      column: 0,
      columnWidthsPt: [],
      look: usualLook,
      place: { floats: null, indentPt: undefined, widthPt: undefined },
      rowHeightPt: undefined,
      rowHiding: null,
      usedPt: 0,
      cell: plainCell(),
      openCells: [],
      floating: [],
      coversBefore: 0,
      hiddenBefore: this.#output.hidden.length,
    });
  }

  #closeTable(table: OpenTable): void {
    this.#tables.pop();
    this.#settleDoubts(table);
    const draft = table.builder.finish(placeOf(table.place), { breaksBefore: 0, section: 0 });
    // A table of which nothing can be seen is left out.
    const holdsOther = this.#output.hidden.length > table.hiddenBefore || table.floating.length > 0;
    const isHidden = draft.text.trim() === '' && holdsOther;
    if (!isHidden) this.#writer.addTable(draft);
    for (const floating of table.floating) this.#writer.addTable(floating);
  }
}

/** The room of a cell in a row of fixed height, along its lines and across them. */
function roomOf(
  { isTurned }: CellProperties,
  { heightPt, widthPt }: { readonly heightPt: number; readonly widthPt: number | undefined },
): Parameters<typeof takeClipped>[1] {
  return isTurned ? { heightPt: widthPt ?? Infinity, widthPt: heightPt } : { heightPt, widthPt };
}
