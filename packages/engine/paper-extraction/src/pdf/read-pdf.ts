import type { ExtractionNote, ExtractionOutcome, HiddenText, Margins } from '@greenpen/paper';
import { greatestOf, leastOf } from '@greenpen/paper-structure';
import { assemblePaper } from './assemble-paper.ts';
import { hasBoundedStreams } from './check-streams.ts';
import { draftBlocks } from './draft-blocks.ts';
import { type FurnishedPage, setFurnitureApart } from './furniture.ts';
import { type OpenedPdf, openPdf } from './open-pdf.ts';
import { PicturePages } from './picture-pages.ts';
import { type PagesOutcome, readPages } from './read-pages.ts';
import { refusePdf } from './refusals.ts';
import { findTrueColours } from './true-colours.ts';
import type { ReadPage } from './read-page.ts';
import type { Line } from './line.ts';
import type { PageSize } from './turn-glyphs.ts';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { readTextField } from './read-field.ts';

let readings = 0;

/** How far letters rise above and fall below the baseline, in ems, in the usual text faces. */
const ASCENT = 0.9;

const DESCENT = 0.22;

const LETTER = /[\p{L}\p{N}]/u;

/** Longer than any paper takes; a file that makes the library hang is stopped here, in milliseconds. */
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
      message: `Page ${number} is a scanned image; its text comes from text recognition and may contain errors.`,
      page: number,
    }));
  return { status: 'read', paper, notes: [...notes, ...scans, ...notePicturePages(pages, furnished)] };
}

/** Settles as `work` does, or rejects with the signal's reason as soon as it is aborted. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(new Error('reading was stopped'));
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Tells in one note of pages that are pictures and nothing else: scanned or photographed, and read by nobody. */
function notePicturePages(
  pages: readonly ReadPage[],
  furnished: readonly FurnishedPage[],
): readonly ExtractionNote[] {
  const numbers = pages
    .filter(({ isPicture, figures }, at) => {
      const lines = [...(furnished[at]?.body ?? []), ...figures.flatMap((figure) => figure.lines)];
      return isPicture && !lines.some(({ text }) => LETTER.test(text));
    })
    .map(({ number }) => number);
  const [page] = numbers;
  if (page === undefined) return [];
  const message =
    numbers.length === 1
      ? `Page ${page} is an image with no readable text; nothing on it was graded.`
      : `${numbers.length} pages are images with no readable text (${numbers.join(', ')}); nothing on them was graded.`;
  return [{ code: 'picture-page', message, page }];
}

/** The white around a page's text in points; `null` on a page without text. */
export function measureMargins(body: readonly Line[], { widthPt, heightPt }: PageSize): Margins | null {
  const lines = body.filter(({ isTurned }) => !isTurned);
  if (lines.length === 0) return null;
  const top = leastOf(lines.map(({ baseline, sizePt }) => baseline - sizePt * ASCENT));
  const bottom = greatestOf(lines.map(({ baseline, sizePt }) => baseline + sizePt * DESCENT));
  return {
    top: roundPoints(top),
    right: roundPoints(widthPt - greatestOf(lines.map(({ x1 }) => x1))),
    bottom: roundPoints(heightPt - bottom),
    left: roundPoints(leastOf(lines.map(({ x0 }) => x0))),
  };
}

function roundPoints(value: number): number {
  return Math.max(0, Math.round(value * 10) / 10);
}

type DocumentProperties = {
  readonly title: string | null;
  readonly author: string | null;
  /** What the file says about itself and no page shows. */
  readonly hidden: readonly HiddenText[];
};

/** Reads title, author, subject and keywords; a file whose properties are broken has none. */
async function readProperties(document: PDFDocumentProxy): Promise<DocumentProperties> {
  let info: unknown = null;
  try {
    ({ info } = await document.getMetadata());
  } catch {
    // Properties are no reason to refuse a paper.
  }
  const title = readTextField(info, 'Title');
  const author = readTextField(info, 'Author');
  const texts = [title, readTextField(info, 'Subject'), readTextField(info, 'Keywords')];
  const hidden = texts
    .filter((text) => text !== null)
    .map((text): HiddenText => ({ reason: 'metadata', text, page: null }));
  return { title, author, hidden };
}

/**
 * Runs a reading so that promises which the library drops do not end the thread: it fetches later pages ahead and
 * leaves the promise of a broken one without a handler, which Node takes for a fault of the whole program. The page
 * itself still fails where it is asked for. Rejections of anything else end the program as they would without this.
 */
export async function containStrayRejections<T>(read: () => Promise<T>): Promise<T> {
  if (readings === 0) process.on('unhandledRejection', onStrayRejection);
  readings += 1;
  try {
    return await read();
  } finally {
    // A dropped promise is reported after the microtasks of its turn.
    setImmediate(() => {
      readings -= 1;
      if (readings === 0) process.off('unhandledRejection', onStrayRejection);
    });
  }
}

function onStrayRejection(reason: unknown): void {
  if (isLibraryException(reason)) return;
  if (process.listenerCount('unhandledRejection') === 1) throw reason;
}

/** The library holds two copies of its exceptions and exports one, so they are told by where they were made. */
function isLibraryException(reason: unknown): boolean {
  return reason instanceof Error && /unpdf[^\n]*pdfjs/.test(reason.stack ?? '');
}
