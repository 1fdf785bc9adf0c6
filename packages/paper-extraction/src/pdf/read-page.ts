import type { HiddenText } from '@greenpen/paper';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { AnnotationMode, OPS } from 'unpdf/pdfjs';
import { collectHiddenText } from './hidden-text.ts';
import { isMostlyPictures, markHidden } from './mark-hidden.ts';
import { findFigures } from './find-figures.ts';
import type { Line } from './line.ts';
import type { Box, Matrix } from './matrix.ts';
import { IDENTITY, toMatrix } from './matrix.ts';
import { linkGlyphs, readAnnotations } from './page-annotations.ts';
import type { PageLines } from './page-lines.ts';
import { readPageLines } from './page-lines.ts';
import type { DrawingList } from './mark-reading.ts';
import { listItems, readField } from './read-field.ts';
import { readFonts } from './read-fonts.ts';
import { readMarks } from './read-marks.ts';
import { readStructureTags } from './structure-tags.ts';
import type { PageSize } from './turn-glyphs.ts';

/** A figure and the lines of the words inside it. */
export type PageFigure = { readonly box: Box; readonly lines: readonly Line[] };

export type ReadPage = PageLines & {
  readonly number: number;
  readonly hidden: readonly HiddenText[];
  readonly figures: readonly PageFigure[];
  readonly hasPictures: boolean;
  /** The text is what recognition software read off a picture of the page. */
  readonly isScan: boolean;
  /** Pictures cover most of it. */
  readonly isPicture: boolean;
};

export type PageOutcome =
  | { readonly status: 'read'; readonly page: ReadPage }
  | { readonly status: 'too-complex' };

export type DocumentFacts = {
  readonly document: PDFDocumentProxy;
  readonly layers: Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>> | null;
  readonly isTagged: boolean;
};

/** The largest page side that PDF viewers accept, in points (200 inches). */
const LARGEST_SIDE_PT = 14_400;
const MOST_OPERATIONS = 400_000;

/** Reads one page, 1-based: what shows as lines, and what does not as hidden texts. Throws on a broken page. */
export async function readPage(facts: DocumentFacts, number: number): Promise<PageOutcome> {
  const page = await facts.document.getPage(number);
  try {
    const viewport = page.getViewport({ scale: 1 });
    const size: PageSize = { widthPt: viewport.width, heightPt: viewport.height };
    if (!(size.widthPt < LARGEST_SIDE_PT && size.heightPt < LARGEST_SIDE_PT))
      return { status: 'too-complex' };
    const [drawing, annotations, tree] = await Promise.all([
      page.getOperatorList({ annotationMode: AnnotationMode.ENABLE }),
      orNull(page.getAnnotations({ intent: 'any' })),
      facts.isTagged ? orNull(page.getStructTree()) : null,
    ]);
    if (drawing.fnArray.length > MOST_OPERATIONS) return { status: 'too-complex' };
    await waitForPictures(page, drawing);
    const toPageSpace: Matrix = toMatrix(viewport.transform) ?? IDENTITY;
    const pageBox: Box = { x0: 0, y0: 0, x1: size.widthPt, y1: size.heightPt };
    const marks = readMarks({
      drawing,
      toPageSpace,
      pageBox,
      getFont: readFonts(page),
      getPattern: (id) => lookUpObject(page, id),
      isLayerVisible: (layer) => facts.layers === null || facts.layers.isVisible(layer) !== false,
    });
    if (marks === null) return { status: 'too-complex' };
    const isScan = markHidden(marks, pageBox);
    const { links, comments } = readAnnotations(annotations, toPageSpace, number);
    linkGlyphs(marks.glyphs, links);
    const tags = readStructureTags(tree, number);
    const getHeadingLevel = (contentId: number): number | null => tags.headings.get(contentId) ?? null;
    const { rules } = marks;
    const figures = isScan ? [] : findFigures(marks, pageBox);
    const inFigures = new Set(figures.flatMap(({ glyphs }) => glyphs));
    const glyphs = marks.glyphs.filter((glyph) => glyph.hidden === null && !inFigures.has(glyph));
    const lines = readPageLines({ number, size, glyphs, rules, getHeadingLevel });
    return {
      status: 'read',
      page: {
        ...lines,
        number,
        hidden: [
          ...collectHiddenText(marks.glyphs, marks.invisible, number),
          ...comments,
          ...tags.alternatives,
        ],
        figures: figures.map((figure) => ({
          box: figure.box,
          lines: readPageLines({ number, size, glyphs: figure.glyphs, rules: [], getHeadingLevel }).lines,
        })),
        hasPictures: marks.pictures.length > 0,
        isScan,
        isPicture: isMostlyPictures(marks, pageBox),
      },
    };
  } finally {
    page.cleanup();
  }
}

/** A picture that takes longer to decode, in milliseconds, is read as one of unknown colours. */
const LONGEST_DECODING_MS = 2_000;

/** The library decodes pictures beside the list of what is drawn. */
async function waitForPictures(page: PDFPageProxy, drawing: DrawingList): Promise<void> {
  const ids = drawing.fnArray.flatMap((operation, at) => {
    if (operation !== OPS.paintImageXObject && operation !== OPS.paintImageMaskXObject) return [];
    const [given] = listItems(drawing.argsArray[at]);
    const id = typeof given === 'string' ? given : readField(given, 'data');
    return typeof id === 'string' ? [id] : [];
  });
  const decoded = [...new Set(ids)].map((id) => {
    const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
    return new Promise<unknown>((resolve) => {
      objects.get(id, resolve);
    });
  });
  if (decoded.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_DECODING_MS);
  });
  await Promise.race([Promise.all(decoded), limit]);
  clearTimeout(timer);
}

/** What the library has decoded; it decodes pictures while the page is read. */
function lookUpObject(page: PDFPageProxy, id: string): unknown {
  try {
    for (const objects of [page.objs, page.commonObjs]) {
      const found: unknown = objects.has(id) ? objects.get(id) : null;
      if (found !== null) return found;
    }
    return null;
  } catch {
    return null;
  }
}

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch {
    return null;
  }
}
