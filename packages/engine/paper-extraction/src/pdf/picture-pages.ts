import type { PDFPageProxy } from 'unpdf/pdfjs';
import { type OpenedPdf, openPdf } from './open-pdf.ts';
import {
  countPackings,
  countUnpacked,
  isPicture,
  LARGEST_PICTURE,
  type PackedStream,
  readSide,
  streamsOf,
} from './check-streams.ts';

/** Pixels that are decoded of a document's large pictures; those of a page all count, and a shared one once. */
const MOST_DECODED = 67_108_864;

type OpenedWithPictures = {
  readonly opened: Extract<OpenedPdf, { status: 'open' }>;
  readonly leavesPicturesOut: boolean;
};

/** Pages of a document that is opened once more, this time with its large pictures, when the first one is asked for. */
export class PicturePages {
  readonly #file: Uint8Array;
  #opening: Promise<OpenedWithPictures | null> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #pixels = 0;

  constructor(file: Uint8Array) {
    this.#file = file;
  }

  /**
   * Reads a page with its large pictures; `null` where they are not to be had. Pages are read one after another,
   * because their pictures take up memory: what `read` returns must hold none of them.
   */
  read<T extends { readonly pixels: number }>(
    number: number,
    read: (page: PDFPageProxy, leavesPicturesOut: boolean) => Promise<T | null>,
  ): Promise<T | null> {
    const reading = this.#last.then(() => this.#readNext(number, read));
    this.#last = reading.catch(() => null);
    return reading;
  }

  async close(): Promise<void> {
    await this.#last;
    await (await this.#opening)?.opened.close();
  }

  async #readNext<T extends { readonly pixels: number }>(
    number: number,
    read: (page: PDFPageProxy, leavesPicturesOut: boolean) => Promise<T | null>,
  ): Promise<T | null> {
    this.#opening ??= this.#open();
    const opening = await this.#opening;
    if (opening === null || this.#pixels > MOST_DECODED) return null;
    const page = await opening.opened.document.getPage(number);
    try {
      const outcome = await read(page, opening.leavesPicturesOut);
      this.#pixels += outcome?.pixels ?? 0;
      return outcome;
    } finally {
      page.cleanup();
    }
  }

  async #open(): Promise<OpenedWithPictures | null> {
    const limit = await findPictureLimit(this.#file);
    if (limit === null) return null;
    const opened = await openPdf(this.#file, limit.pixels);
    return opened.status === 'open' ? { opened, leavesPicturesOut: limit.hasLarger } : null;
  }
}

/** Pixels of the largest picture that is decoded where text lies on it: a page of 300 dpi has 8.7 million. */
const MOST_PIXELS = 16_777_216;
/** Pixels of all of a file's pictures that may be decoded; 32 million take some 300 MB while they are. */
const MOST_TOGETHER = 33_554_432;
/** A picture is unpacked to the width and the height of its mask where that is larger. */
const MOST_CROSSED = 67_108_864;
const MOST_BYTES_OF_PIXEL = 8;
const SLACK_BYTES = 1_048_576;

type PictureLimit = {
  /** Pictures up to so many pixels can be decoded. */
  readonly pixels: number;
  /** Whether the file holds larger ones. */
  readonly hasLarger: boolean;
};

/**
 * How large a file's pictures may be so that all of that size can be decoded within bounds, whatever pages they are
 * on; `null` where none can, or where the file does not tell how large they are.
 */
export async function findPictureLimit(file: Uint8Array): Promise<PictureLimit | null> {
  const pictures: { readonly pixels: number; readonly stream: PackedStream }[] = [];
  let [widest, tallest] = [0, 0];
  for (const stream of streamsOf(file)) {
    if (!isPicture(stream.dictionary)) continue;
    const [width, height] = [readSide(stream.dictionary, 'Width'), readSide(stream.dictionary, 'Height')];
    if (width === null || height === null) return null;
    if (width * height > MOST_PIXELS) {
      pictures.push({ pixels: width * height, stream });
      continue;
    }
    [widest, tallest] = [Math.max(widest, width), Math.max(tallest, height)];
    if (width * height > LARGEST_PICTURE) pictures.push({ pixels: width * height, stream });
  }
  if (widest * tallest > MOST_CROSSED) return null;
  pictures.sort((a, b) => a.pixels - b.pixels);
  let together = 0;
  let count = 0;
  for (const { pixels } of pictures) {
    together += pixels;
    if (pixels > MOST_PIXELS || together > MOST_TOGETHER) break;
    count += 1;
  }
  // Of pictures of one size either all are decoded or none.
  while (count > 0 && pictures[count - 1]?.pixels === pictures[count]?.pixels) count -= 1;
  const decodable = pictures.slice(0, count);
  for (const { pixels, stream } of decodable) if (!(await isBounded(stream, pixels))) return null;
  const last = decodable.at(-1);
  return last === undefined ? null : { pixels: last.pixels, hasLarger: count < pictures.length };
}

/** Whether a picture unpacks to what its size allows. */
async function isBounded({ dictionary, packed }: PackedStream, pixels: number): Promise<boolean> {
  const most = pixels * MOST_BYTES_OF_PIXEL + SLACK_BYTES;
  const isJpeg = /\/(?:DCTDecode|DCT)\b/.test(dictionary);
  if (countPackings(dictionary) > 0) return !isJpeg && (await countUnpacked(packed, most)) < most;
  return !isJpeg || (readJpegPixels(packed) ?? Infinity) <= pixels * 2;
}

/** The pixels that a JPEG file says it has (ITU-T T.81, B.2.2); `null` where it cannot be read. */
function readJpegPixels(jpeg: Buffer): number | null {
  for (let at = 2; at + 9 < jpeg.length;) {
    if (jpeg[at] !== 0xff) return null;
    const marker = jpeg[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return jpeg.readUInt16BE(at + 5) * jpeg.readUInt16BE(at + 7);
    // Any number of fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return null;
}
