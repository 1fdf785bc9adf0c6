import type { Block, Page, PageNumberMark } from '@greenpen/paper';
import type { ReadingLimits } from '../reading-limits.ts';
import type { AssembledBlocks } from './assemble-blocks.ts';
import type { BlockDraft } from './block-draft.ts';
import { createHeaderFinder } from './find-headers.ts';
import type { HeaderSource } from './find-headers.ts';
import { findPageStarts } from './find-page-starts.ts';
import type { HeaderContent } from './header-content.ts';
import { pageNumberMark } from './read-story.ts';

type PageLayout = { readonly blocks: readonly Block[]; readonly pages: readonly Page[] };

type PageSource = HeaderSource & { readonly limits: Pick<ReadingLimits, 'pages'> };

/** Gives every block its page, and every page its set-up, header, footer and number. */
export function layOutPages(
  drafts: readonly BlockDraft[],
  { text, blocks }: AssembledBlocks,
  source: PageSource,
): PageLayout {
  const { sections } = source;
  const starts = findPageStarts(drafts, sections, source.limits);
  const offsets = starts.map(({ block, offset }) => (blocks[block]?.span.start ?? 0) + offset);

  const finder = createHeaderFinder(source);
  const pages = starts.map((start, index): Page => {
    const sectionIndex = drafts[start.block]?.section ?? 0;
    const section = sections[sectionIndex];
    const { header, footer, shownNumber } = finder.next(sectionIndex);
    return {
      number: index + 1,
      span: pageSpan(text, offsets, index),
      widthPt: section?.widthPt ?? null,
      heightPt: section?.heightPt ?? null,
      marginsPt: section?.marginsPt ?? null,
      header: shownText(header, shownNumber),
      footer: shownText(footer, shownNumber),
      pageNumber: numberMark(header, 'header') ?? numberMark(footer, 'footer'),
    };
  });

  let page = 0;
  const placed = blocks.map((block, index): Block => {
    while (isAtOrBefore(starts[page + 1], index)) page += 1;
    const start = starts[page];
    const startsNewPage = start?.block === index && start.offset === 0 && start.isCertain;
    return { ...block, page: page + 1, startsNewPage };
  });
  return { blocks: placed, pages };
}

function isAtOrBefore(
  start: { readonly block: number; readonly offset: number } | undefined,
  block: number,
): boolean {
  return start !== undefined && (start.block < block || (start.block === block && start.offset === 0));
}

/** From its start to the next page's, without the line feed between. */
function pageSpan(text: string, offsets: readonly number[], index: number): Page['span'] {
  const start = offsets[index] ?? text.length;
  const next = offsets[index + 1];
  if (next === undefined) return { start, end: text.length };
  return { start, end: next > start && text[next - 1] === '\n' ? next - 1 : next };
}

function shownText(content: HeaderContent | undefined, shownNumber: number): string | null {
  if (content === undefined || content.text === '') return null;
  return content.text.replaceAll(pageNumberMark, String(shownNumber));
}

function numberMark(
  content: HeaderContent | undefined,
  place: PageNumberMark['place'],
): PageNumberMark | null {
  const alignment = content?.numberAlignment ?? null;
  return alignment === null ? null : { place, alignment };
}
