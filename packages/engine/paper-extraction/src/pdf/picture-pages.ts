import type { PDFPageProxy } from 'unpdf/pdfjs';
import { findPictureLimit } from './large-pictures.ts';
import { type OpenedPdf, openPdf } from './open-pdf.ts';

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
