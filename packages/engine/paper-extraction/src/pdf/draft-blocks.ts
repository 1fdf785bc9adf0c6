import type { DraftBlock } from './draft-block.ts';
import { UNMEASURED } from './draft-block.ts';
import { findFootnotes } from './find-footnotes.ts';
import { findTables } from './find-tables.ts';
import { collectVocabulary } from './join-words.ts';
import type { Line } from './line.ts';
import { measurePitches } from './line-pitch.ts';
import { findListLabel } from './list-label.ts';
import type { PageFigure } from './read-page.ts';
import { measureParagraph } from './paragraph-format.ts';
import { setParagraph } from './set-block.ts';
import { mostFrequent } from './most-frequent.ts';
import { setTable } from './set-table.ts';
import type { Layout } from './line-place.ts';
import { splitParagraphs } from './split-paragraphs.ts';
import type { FramedPage } from './text-frame.ts';
import { measureFrames } from './text-frame.ts';

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
