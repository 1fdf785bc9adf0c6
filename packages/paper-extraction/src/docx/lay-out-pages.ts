import type { Block, Page, PageNumberMark } from '@greenpen/paper';
import type { ReadingLimits } from '../reading-limits.ts';
import type { AssembledBlocks } from './assemble-blocks.ts';
import type { BlockDraft } from './block-draft.ts';
import { findPageStarts } from './find-page-starts.ts';
import type { HeaderContent } from './header-content.ts';
import { pageNumberMark } from './read-story.ts';
import type { HeaderKind, Section } from './section-reader.ts';

type PageLayout = { readonly blocks: readonly Block[]; readonly pages: readonly Page[] };

export type HeaderSource = {
  readonly sections: readonly Section[];
  readonly hasEvenHeaders: boolean;
  readonly limits: Pick<ReadingLimits, 'pages'>;
  /** Headers and footers by relationship id. */
  readonly contents: ReadonlyMap<string, HeaderContent>;
};

/** Gives every block its page, and every page its set-up, header, footer and number. */
export function layOutPages(
  drafts: readonly BlockDraft[],
  { text, blocks }: AssembledBlocks,
  source: HeaderSource,
): PageLayout {
  const { sections } = source;
  const starts = findPageStarts(drafts, sections, source.limits);
  const offsets = starts.map(({ block, offset }) => (blocks[block]?.span.start ?? 0) + offset);

  let previousSection = -1;
  let shownNumber = 0;
  const pages = starts.map((start, index): Page => {
    const sectionIndex = drafts[start.block]?.section ?? 0;
    const section = sections[sectionIndex];
    const isFirstOfSection = sectionIndex !== previousSection;
    shownNumber = (isFirstOfSection ? section?.firstPageNumber : undefined) ?? shownNumber + 1;
    previousSection = sectionIndex;
    const kind = headerKind(section, { isFirstOfSection, shownNumber, hasEven: source.hasEvenHeaders });
    const header = findContent(source, { sectionIndex, kind, side: 'headers' });
    const footer = findContent(source, { sectionIndex, kind, side: 'footers' });
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

function headerKind(
  section: Section | undefined,
  page: { readonly isFirstOfSection: boolean; readonly shownNumber: number; readonly hasEven: boolean },
): HeaderKind {
  if (section?.hasTitlePage === true && page.isFirstOfSection) return 'first';
  return page.hasEven && page.shownNumber % 2 === 0 ? 'even' : 'default';
}

/** A section without a header of a kind shows the one before it (ECMA-376 part 1, 17.10.1). */
function findContent(
  source: HeaderSource,
  place: { readonly sectionIndex: number; readonly kind: HeaderKind; readonly side: 'headers' | 'footers' },
): HeaderContent | undefined {
  for (let index = place.sectionIndex; index >= 0; index -= 1) {
    const id = source.sections[index]?.[place.side].get(place.kind);
    if (id !== undefined) return source.contents.get(id);
  }
  return undefined;
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
