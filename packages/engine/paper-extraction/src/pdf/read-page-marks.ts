import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { AnnotationMode, OPS } from 'unpdf/pdfjs';
import { markHidden } from './mark-hidden.ts';
import type { DrawingList } from './mark-reading.ts';
import type { Box, Matrix } from './matrix.ts';
import { IDENTITY, toMatrix } from './matrix.ts';
import type { PageMarks } from './page-marks.ts';
import { listItems, readField } from './read-field.ts';
import { readFonts } from './read-fonts.ts';
import { readAnnotationCovers } from './page-annotations.ts';
import { readMarks } from './read-marks.ts';
import type { Transfer } from './transfer.ts';
import type { PageSize } from './turn-glyphs.ts';

export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>> | null;

/** What lies on a page, with its hidden letters marked. */
export type SeenPage = {
  readonly size: PageSize;
  readonly box: Box;
  readonly toPageSpace: Matrix;
  readonly marks: PageMarks;
  /** As the library lists them; `null` where it cannot. */
  readonly annotations: unknown;
  /** The text is what recognition software read off a picture of the page. */
  readonly isScan: boolean;
  /** Pixels of the pictures that were decoded for it. */
  readonly pixels: number;
};

export type PageReading = {
  readonly layers: Layers;
  /** Whether the file may hold pictures that are left out however it is opened. */
  readonly leavesPicturesOut: boolean;
  readonly longestDecodingMs: number;
  readonly baseTransfer: Transfer;
};

/** The largest page side that PDF viewers accept, in points (200 inches). */
const LARGEST_SIDE_PT = 14_400;
const MOST_OPERATIONS = 400_000;

/** Reads what is drawn on a page and marks what a person would not see; `null` for more than a page can hold. */
export async function readPageMarks(page: PDFPageProxy, reading: PageReading): Promise<SeenPage | null> {
  const viewport = page.getViewport({ scale: 1 });
  const size: PageSize = { widthPt: viewport.width, heightPt: viewport.height };
  if (!(size.widthPt < LARGEST_SIDE_PT && size.heightPt < LARGEST_SIDE_PT)) return null;
  const [drawing, annotations] = await Promise.all([
    page.getOperatorList({ annotationMode: AnnotationMode.ENABLE }),
    readOrNull(page.getAnnotations({ intent: 'any' })),
  ]);
  if (drawing.fnArray.length > MOST_OPERATIONS) return null;
  const pixels = await waitForPictures(page, drawing, reading.longestDecodingMs);
  const toPageSpace: Matrix = toMatrix(viewport.transform) ?? IDENTITY;
  const box: Box = { x0: 0, y0: 0, x1: size.widthPt, y1: size.heightPt };
  const { layers, leavesPicturesOut, baseTransfer } = reading;
  const marks = readMarks({
    drawing,
    toPageSpace,
    pageBox: box,
    leavesPicturesOut,
    baseTransfer,
    getFont: readFonts(page),
    getPattern: (id) => lookUpObject(page, id),
    isLayerVisible: (layer) => layers === null || layers.isVisible(layer) !== false,
  });
  if (marks === null) return null;
  const covers = readAnnotationCovers(annotations, toPageSpace);
  const isScan = markHidden({ ...marks, fills: [...marks.fills, ...covers] }, box);
  if (isScan === null) return null;
  return { size, box, toPageSpace, marks, annotations, isScan, pixels };
}

async function readOrNull(promise: Promise<unknown>): Promise<unknown> {
  try {
    return await promise;
  } catch {
    return null;
  }
}

/** The library decodes pictures beside the list of what is drawn. Returns the pixels of those that are ready in time. */
async function waitForPictures(page: PDFPageProxy, drawing: DrawingList, longestMs: number): Promise<number> {
  const ids = drawing.fnArray.flatMap((operation, at) => {
    if (operation !== OPS.paintImageXObject && operation !== OPS.paintImageMaskXObject) return [];
    const [given] = listItems(drawing.argsArray[at]);
    const id = typeof given === 'string' ? given : readField(given, 'data');
    return typeof id === 'string' ? [id] : [];
  });
  let pixels = 0;
  const decoded = [...new Set(ids)].map((id) => {
    const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
    return new Promise<void>((resolve) => {
      objects.get(id, (picture: unknown) => {
        pixels += countPixels(picture);
        resolve();
      });
    });
  });
  if (decoded.length === 0) return 0;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  await Promise.race([Promise.all(decoded), limit]);
  clearTimeout(timer);
  return pixels;
}

/** Pictures that several pages share are decoded once. */
const counted = new WeakSet<object>();

function countPixels(picture: unknown): number {
  if (typeof picture !== 'object' || picture === null || counted.has(picture)) return 0;
  counted.add(picture);
  const [width, height] = [readField(picture, 'width'), readField(picture, 'height')];
  return typeof width === 'number' && typeof height === 'number' ? width * height : 0;
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
