import type { Block, Page, Paper, Span } from '@greenpen/paper';

/** The parts of a paper that the sheets need. */
export type PaperToRead = Pick<Paper, 'format' | 'text' | 'blocks' | 'pages' | 'pagination'>;

/** The part of a block on one page. */
export type Piece = {
  readonly block: Block;
  readonly span: Span;
  /** The block began on an earlier page, so that this piece has no first-line indent. */
  readonly isContinued: boolean;
};

export type PageLayout = { readonly page: Page; readonly pieces: readonly Piece[] };

/** Lays the blocks out on their pages: text is cut at page borders, tables stay whole where they start. */
export function splitPages(paper: Pick<PaperToRead, 'blocks' | 'pages' | 'text'>): readonly PageLayout[] {
  const layouts = paper.pages.map((page) => ({ page, pieces: [] as Piece[] }));
  const borders = paper.pages.map((page, index) => (index === 0 ? 0 : page.span.start));
  const endOf = (index: number) => borders[index + 1] ?? Math.max(paper.text.length, borders[index] ?? 0) + 1;

  let at = 0;
  for (const block of paper.blocks) {
    const { start, end } = block.span;
    while (at < layouts.length - 1 && start >= endOf(at)) at += 1;
    if (start === end || block.kind === 'table') {
      layouts[at]?.pieces.push({ block, span: block.span, isContinued: false });
      continue;
    }
    for (let index = at, from = start; from < end && index < layouts.length; index += 1) {
      const to = index === layouts.length - 1 ? end : Math.min(end, endOf(index));
      if (to > from)
        layouts[index]?.pieces.push({ block, span: { start: from, end: to }, isContinued: from > start });
      from = Math.max(from, to);
    }
  }
  return layouts;
}
