import type { Block, HiddenText, Page, Paper, Span } from '@greenpen/paper';
import type { DraftBlock } from './draft-block.ts';

/** A page's facts before its place in the text is known. */
export type DraftedPage = Omit<Page, 'span'>;

export type PaperParts = {
  readonly drafts: readonly DraftBlock[];
  readonly pages: readonly DraftedPage[];
  readonly hidden: readonly HiddenText[];
  readonly properties: Paper['properties'];
};

/** Joins blocks by one line feed and gives every span its place in the paper's text. */
export function assemblePaper({ drafts, pages, hidden, properties }: PaperParts): Paper {
  const blocks: Block[] = [];
  const texts: string[] = [];
  const pageStarts = new Map<number, number>();
  let offset = 0;
  let lastPage = 0;
  for (const draft of drafts) {
    if (blocks.length > 0) offset += 1;
    draft.linePages.forEach((page, i) => {
      // A footnote follows the paragraph that continues: its page's start is already known.
      if (!pageStarts.has(page)) pageStarts.set(page, offset + (draft.set.lineStarts[i] ?? 0));
    });
    blocks.push(placeBlock(draft, offset, draft.page > lastPage && lastPage > 0));
    lastPage = Math.max(lastPage, ...draft.linePages);
    texts.push(draft.set.text);
    offset += draft.set.text.length;
  }
  const text = texts.join('\n');
  return {
    format: 'pdf',
    text,
    blocks,
    pages: placePages(pages, pageStarts, text.length),
    pagination: 'measured',
    hidden,
    properties,
  };
}

function placeBlock(draft: DraftBlock, offset: number, startsNewPage: boolean): Block {
  const move = ({ start, end }: Span): Span => ({ start: start + offset, end: end + offset });
  return {
    kind: draft.kind,
    span: { start: offset, end: offset + draft.set.text.length },
    page: draft.page,
    style: null,
    headingLevel: draft.headingLevel,
    listLabel: draft.listLabel,
    startsNewPage,
    format: draft.format,
    runs: draft.set.runs.map((run) => ({ ...run, span: move(run.span) })),
    cells: draft.cells.map((cell) => ({ ...cell, span: move(cell.span) })),
  };
}

/** Each page reaches to where the next one starts; a page without text is empty there. */
function placePages(
  pages: readonly DraftedPage[],
  starts: ReadonlyMap<number, number>,
  length: number,
): readonly Page[] {
  let end = length;
  return pages
    .toReversed()
    .map((page): Page => {
      const start = Math.min(starts.get(page.number) ?? end, end);
      const span = { start, end };
      end = start;
      return { ...page, span };
    })
    .toReversed();
}
