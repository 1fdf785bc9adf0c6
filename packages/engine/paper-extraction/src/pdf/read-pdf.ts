import type { ExtractionNote, ExtractionOutcome } from '@greenpen/paper';
import { assemblePaper } from './assemble-paper.ts';
import { hasBoundedStreams } from './check-streams.ts';
import { containStrayRejections } from './contain-stray-rejections.ts';
import { readProperties } from './document-properties.ts';
import { draftBlocks } from './draft-blocks.ts';
import { setFurnitureApart } from './furniture.ts';
import { type OpenedPdf, openPdf } from './open-pdf.ts';
import { notePicturePages } from './note-picture-pages.ts';
import { measureMargins } from './page-margins.ts';
import { PicturePages } from './picture-pages.ts';
import type { PagesOutcome } from './read-pages.ts';
import { readPages } from './read-pages.ts';
import { refusePdf } from './refusals.ts';
import { findTrueColours } from './true-colours.ts';
import { untilAborted } from './until-aborted.ts';

/** Longer than any paper takes; a file that makes the library wait for ever ends here, in milliseconds. */
const LONGEST_READ_MS = 60_000;

/**
 * Reads a PDF into a paper with the formatting that can be measured on its pages. Never throws: a file that
 * cannot be read comes back as a refusal, a page that cannot be read as a note. The signal is obeyed between pages.
 */
export async function readPdf(file: Uint8Array, signal?: AbortSignal): Promise<ExtractionOutcome> {
  if (file.length === 0) return refusePdf('empty-file');
  const limit = AbortSignal.timeout(LONGEST_READ_MS);
  const ending = signal === undefined ? limit : AbortSignal.any([signal, limit]);
  if (ending.aborted) return refusePdf('took-too-long');
  try {
    return await containStrayRejections(() => untilAborted(readOpened(file, ending), ending));
  } catch {
    return refusePdf(ending.aborted ? 'took-too-long' : 'damaged');
  }
}

async function readOpened(file: Uint8Array, signal: AbortSignal): Promise<ExtractionOutcome> {
  if (!(await hasBoundedStreams(file))) return refusePdf('too-complex');
  const opened = await openPdf(file);
  if (opened.status === 'refused') return refusePdf(opened.code);
  const pictures = new PicturePages(file);
  const shown = await openShown(file);
  try {
    const read = await readPages({ document: opened.document, pictures, shown }, signal);
    if (read.status !== 'read') return refusePdf(read.status);
    return buildPaper(read, await readProperties(opened.document));
  } finally {
    const others = typeof shown === 'string' ? [] : [shown.close(), shown.pictures.close()];
    await Promise.all([opened.close(), pictures.close(), ...others]);
  }
}

/** Opens the file written anew in colours that the library reads, where it has others. */
async function openShown(
  file: Uint8Array,
): Promise<
  (Extract<OpenedPdf, { status: 'open' }> & { readonly pictures: PicturePages }) | 'as-read' | 'unknown'
> {
  const colours = await findTrueColours(file);
  if (colours.status !== 'shown') return colours.status;
  const opened = await openPdf(colours.file);
  return opened.status === 'open' ? { ...opened, pictures: new PicturePages(colours.file) } : 'unknown';
}

function buildPaper(
  { pages, notes }: Extract<PagesOutcome, { status: 'read' }>,
  properties: Awaited<ReturnType<typeof readProperties>>,
): ExtractionOutcome {
  const furnished = setFurnitureApart(pages);
  const drafts = draftBlocks(
    pages.map(({ number, size, figures }, at) => ({
      number,
      size,
      figures,
      body: furnished[at]?.body ?? [],
    })),
  );
  const paper = assemblePaper({
    drafts,
    pages: pages.map(({ number, size }, at) => ({
      number,
      widthPt: size.widthPt,
      heightPt: size.heightPt,
      marginsPt: measureMargins(furnished[at]?.body ?? [], size),
      header: furnished[at]?.furniture.header ?? null,
      footer: furnished[at]?.furniture.footer ?? null,
      pageNumber: furnished[at]?.furniture.pageNumber ?? null,
    })),
    hidden: [...pages.flatMap(({ hidden }) => hidden), ...properties.hidden],
    properties: { title: properties.title, author: properties.author },
  });
  if (!/[\p{L}\p{N}]/u.test(paper.text)) {
    const isBroken = notes.length > 0 && !pages.some(({ hasPictures }) => hasPictures);
    return refusePdf(isBroken ? 'damaged' : 'no-text');
  }
  const scans: readonly ExtractionNote[] = pages
    .filter(({ isScan }) => isScan)
    .map(({ number }) => ({
      code: 'scanned-page',
      message: `Page ${number} is a scanned picture; its text is what text recognition read and may hold its mistakes.`,
      page: number,
    }));
  return { status: 'read', paper, notes: [...notes, ...scans, ...notePicturePages(pages, furnished)] };
}
