import type { Block, ExtractionOutcome, HiddenText, Page, PageNumberMark } from '@greenpen/paper';
import { invisibleCharacterNotes } from '../invisible-characters.ts';
import { ReadingRefused, refusalFor } from '../refusals.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { type AssembledBlocks, assembleBlocks } from './assemble-blocks.ts';
import { hiddenProperties, shownProperties } from './core-properties.ts';
import { dropTrailingBlanks } from './drop-trailing-blanks.ts';
import { type DocumentParts, readDocumentParts } from './read-document-parts.ts';
import { setUnseenApart } from './set-unseen-apart.ts';
import { allSections } from './story-output.ts';
import { openZipArchive } from './zip-archive.ts';
import type { BlockDraft } from './block-draft.ts';
import { type HeaderSource, createHeaderFinder } from './find-headers.ts';
import { findPageStarts } from './find-page-starts.ts';
import type { HeaderContent } from './header-content.ts';
import { pageNumberMark } from './read-story.ts';

/** Reads a Word document (ECMA-376, transitional and strict) in one pass; never throws on what it holds. */
export function readDocx(file: Uint8Array, limits: ReadingLimits): ExtractionOutcome {
  try {
    const parts = readDocumentParts({
      archive: openZipArchive(file, limits),
      budget: { remainingBytes: limits.unpackedBytes },
      limits,
    });
    return toOutcome(parts, limits);
  } catch (error) {
    if (error instanceof ReadingRefused) return { status: 'refused', refusal: refusalFor(error.reason) };
    // Offsets that point outside the file end here: whatever the bytes were, they are no document.
    if (error instanceof RangeError) return { status: 'refused', refusal: refusalFor('damaged') };
    throw error;
  }
}

function toOutcome(parts: DocumentParts, limits: ReadingLimits): ExtractionOutcome {
  const { output, endnotes } = parts;
  const sections = allSections(output);
  const printed = setUnseenApart([...output.blocks, ...endnotes], output, { ...parts, sections, limits });
  const drafts = dropTrailingBlanks(printed.drafts);
  const assembled = assembleBlocks(drafts);
  if (assembled.text.trim() === '') return { status: 'refused', refusal: refusalFor('no-text') };

  const { blocks, pages } = layOutPages(drafts, assembled, { ...parts, sections, limits });
  const hidden: readonly HiddenText[] = [
    ...printed.hidden.map(({ reason, text, block }) => ({
      reason,
      text,
      page: blocks[Math.min(block, blocks.length - 1)]?.page ?? null,
    })),
    ...parts.comments,
    ...hiddenProperties(parts.properties),
  ];
  return {
    status: 'read',
    paper: {
      format: 'docx',
      text: assembled.text,
      blocks,
      pages,
      pagination: 'estimated',
      hidden,
      properties: shownProperties(parts.properties),
    },
    notes: [...parts.notes, ...invisibleCharacterNotes(output.invisibleCount)],
  };
}

type PageLayout = { readonly blocks: readonly Block[]; readonly pages: readonly Page[] };

type PageSource = HeaderSource & { readonly limits: Pick<ReadingLimits, 'pages'> };

/** Gives every block its page, and every page its set-up, header, footer and number. */
function layOutPages(
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
