import { type DraftBlock, UNMEASURED } from './draft-block.ts';
import { type FoundTable, findTables } from './find-tables.ts';
import { collectVocabulary } from './join-words.ts';
import type { Line } from './line.ts';
import { measurePitches } from './line-pitch.ts';
import { findListLabel } from './list-label.ts';
import type { PageFigure } from './read-page.ts';
import { measureParagraph } from './paragraph-format.ts';
import { type SetText, TextSetter, setParagraph } from './set-block.ts';
import { mostFrequent } from './most-frequent.ts';
import type { Layout } from './line-place.ts';
import { splitParagraphs } from './split-paragraphs.ts';
import { type FramedPage, measureFrames } from './text-frame.ts';
import type { TableCell } from '@greenpen/paper';

/** Footnotes are set in type at least this much smaller than the text. */
const SMALLER = 0.93;

const MARKER = /^(?:\d{1,3}|[*†‡§¶]|[a-z])\s?\S/;

export type DraftPage = FramedPage & { readonly figures: readonly PageFigure[] };

/** Turns the pages' lines into blocks in reading order. */
export function draftBlocks(pages: readonly DraftPage[]): readonly DraftBlock[] {
  const all = pages.flatMap(({ body }) => body);
  const positions = new Map(all.map((line, i) => [line, i]));
  const positionOf = (line: Line | undefined): number =>
    line === undefined ? 0 : (positions.get(line) ?? 0);
  const layout: Layout = {
    getFrame: measureFrames(pages),
    getPitch: measurePitches(all),
    lowestBaseline: all.reduce(
      (lowest, line) => (line.isTurned ? lowest : Math.max(lowest, line.baseline)),
      0,
    ),
  };
  const vocabulary = collectVocabulary(all);
  const bodySize = findBodySize(all);
  const drafts: DraftBlock[] = [];
  const setApart = new Set<Line>();

  for (const { body, number } of pages) {
    const end = positionOf(body.at(-1));
    for (const [i, lines] of findFootnotes(body, bodySize).entries()) {
      for (const line of lines) setApart.add(line);
      // After the paragraph that may run on to the next page, before whatever begins there.
      const position = end + 0.9 + i / 1000;
      drafts.push({ ...draftText(lines, layout, vocabulary), kind: 'footnote', page: number, position });
    }
  }
  for (const table of findTables(all.filter((line) => !setApart.has(line)))) {
    for (const line of table.lines) setApart.add(line);
    const set = setTable(table);
    drafts.push({
      kind: 'table',
      page: table.lines[0]?.page ?? 1,
      position: positionOf(table.lines[0]),
      headingLevel: null,
      listLabel: null,
      format: UNMEASURED,
      set,
      cells: set.cells,
      linePages: table.lines.map(({ page }) => page),
    });
  }
  const flow = all.filter((line) => !setApart.has(line));
  for (const lines of splitParagraphs(flow, layout)) {
    const start = positionOf(lines[0]);
    const around = { before: all[start - 1], after: all[positionOf(lines.at(-1)) + 1] };
    drafts.push({ ...draftText(lines, layout, vocabulary, around), position: start });
  }
  for (const page of pages) {
    for (const figure of page.figures) drafts.push(draftFigure(page, figure, positionOf));
  }
  return drafts.toSorted((a, b) => a.position - b.position);
}

/** The lines before and after a paragraph, whatever they belong to. */
type Around = { readonly before: Line | undefined; readonly after: Line | undefined };

function draftText(
  lines: readonly Line[],
  layout: Layout,
  vocabulary: ReadonlySet<string>,
  around: Around = { before: undefined, after: undefined },
): DraftBlock {
  const [first] = lines;
  const label = first === undefined ? null : findListLabel(first);
  const set = setParagraph(lines, vocabulary, label);
  return {
    kind: label === null ? 'paragraph' : 'list-item',
    page: first?.page ?? 1,
    position: 0,
    headingLevel: first?.headingLevel ?? null,
    listLabel: label,
    format: measureParagraph({ lines, ...around, layout }),
    set,
    cells: [],
    linePages: lines.map(({ page }) => page),
  };
}

function draftFigure(
  page: DraftPage,
  { box, lines }: PageFigure,
  positionOf: (line: Line) => number,
): DraftBlock {
  const below = page.body.find(({ baseline }) => baseline > (box.y0 + box.y1) / 2);
  const last = page.body.at(-1);
  const position =
    below !== undefined ? positionOf(below) - 0.5 : last !== undefined ? positionOf(last) + 0.5 : page.number;
  return {
    kind: 'figure',
    page: page.number,
    position,
    headingLevel: null,
    listLabel: null,
    format: UNMEASURED,
    set: lines.length === 0 ? { text: '', runs: [], lineStarts: [0] } : setParagraph(lines, new Set(), null),
    cells: [],
    linePages: lines.length === 0 ? [page.number] : lines.map(() => page.number),
  };
}

/** The size that most letters of the paper have. */
function findBodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { sizePt, text } of lines) letters.set(sizePt, (letters.get(sizePt) ?? 0) + text.length);
  return mostFrequent(letters) ?? 12;
}

type SetTable = SetText & { readonly cells: readonly TableCell[] };

/** Sets a table's cells into text: tabs between cells, line feeds between rows. */
function setTable({ rows }: FoundTable): SetTable {
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

/**
 * Finds the footnotes at the end of a page's lines: smaller type down to the last line, below text of the usual
 * size, each beginning with its mark. Returns the lines of each.
 */
function findFootnotes(body: readonly Line[], bodySizePt: number): readonly (readonly Line[])[] {
  let start = body.length;
  while (start > 0 && isSmall(body[start - 1], bodySizePt)) start -= 1;
  const small = body.slice(start);
  const first = small.findIndex(beginsWithMark);
  const above = body.slice(0, start + Math.max(0, first));
  if (first < 0 || !above.some((line) => !isSmall(line, bodySizePt))) return [];
  const notes: Line[][] = [];
  for (const line of small.slice(first)) {
    const last = notes.at(-1);
    if (last === undefined || beginsWithMark(line)) notes.push([line]);
    else last.push(line);
  }
  return notes;
}

function isSmall(line: Line | undefined, bodySizePt: number): boolean {
  return line !== undefined && !line.isTurned && line.sizePt <= bodySizePt * SMALLER;
}

function beginsWithMark(line: Line): boolean {
  const mark = line.segments[0]?.pieces[0];
  return mark !== undefined && mark.look.raised === 'superscript' && MARKER.test(line.text);
}
