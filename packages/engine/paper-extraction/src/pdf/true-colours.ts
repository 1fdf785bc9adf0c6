import type { Glyph } from './glyph.ts';
import { hasOddColours } from './find-odd-colours.ts';
import type * as PdfLibrary from 'pdf-lib';
import type {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFObject,
  PDFPageLeaf,
  PDFRawStream,
} from 'pdf-lib';
import { ABSENT_COLOUR, UNKNOWN_FLATNESS } from './transfer.ts';

const STATE_NAME = 'ColoursUnknown';

const ABSENT = [1, 3, 5].map((at) => Number.parseInt(ABSENT_COLOUR.slice(at, at + 2), 16) / 255);

class Rewriter {
  readonly #pdf: Library;
  readonly #context: PDFContext;
  readonly #seen = new Set<PDFObject>();
  readonly #odd = new Set<PDFDict>();
  #count = 0;

  constructor(pdf: Library, { context }: PDFDocument) {
    this.#pdf = pdf;
    this.#context = context;
  }

  /** Returns whether anything had to be written anew. */
  rewrite(): boolean {
    const objects = this.#context.enumerateIndirectObjects().map(([, object]) => object);
    for (const object of objects) this.#visit(object);
    if (this.#odd.size > 0) this.#markContents(objects);
    return this.#count > 0;
  }

  #visit(object: PDFObject | undefined): void {
    const { PDFArray: List, PDFDict: Dict, PDFStream } = this.#pdf;
    if (object === undefined || this.#seen.has(object)) return;
    this.#seen.add(object);
    if (object instanceof PDFStream) this.#visit(object.dict);
    else if (object instanceof List) {
      this.#showAbsent(object);
      for (const item of object.asArray()) this.#visit(item);
    } else if (object instanceof Dict) {
      this.#findDefaults(object);
      for (const [, item] of object.entries()) this.#visit(item);
    }
  }

  /** Gives colourants that paint nothing a colour that nothing else has. */
  #showAbsent(list: PDFArray): void {
    if (list.size() < 4) return;
    const [family, names] = [this.#nameOf(list.lookup(0)), list.lookup(1)];
    const colourants = names instanceof this.#pdf.PDFArray ? names.asArray() : [names];
    const isNamed = family === 'Separation' || family === 'DeviceN';
    if (!isNamed || !colourants.every((name) => this.#nameOf(name) === 'None')) return;
    const tint = this.#context.stream(
      `{ ${'pop '.repeat(colourants.length)} ${ABSENT.map((part) => part.toFixed(6)).join(' ')} }`,
      { FunctionType: 4, Domain: colourants.flatMap(() => [0, 1]), Range: [0, 1, 0, 1, 0, 1] },
    );
    list.set(2, this.#pdf.PDFName.of('DeviceRGB'));
    list.set(3, this.#context.register(tint));
    this.#count += 1;
  }

  #nameOf(object: PDFObject | undefined): string | null {
    const found = this.#context.lookup(object);
    return found instanceof this.#pdf.PDFName ? found.decodeText() : null;
  }

  /** Notes resources in which a device's colours are replaced by others than calibrated ones. */
  #findDefaults(resources: PDFDict): void {
    const { PDFDict: Dict, PDFName } = this.#pdf;
    const spaces = this.#context.lookup(resources.get(PDFName.of('ColorSpace')));
    if (!(spaces instanceof Dict)) return;
    const isOdd = [
      ['DefaultGray', 1],
      ['DefaultRGB', 3],
      ['DefaultCMYK', 4],
    ].some(([name, parts]) => !this.#isCalibrated(spaces.get(PDFName.of(String(name))), Number(parts)));
    if (isOdd) this.#odd.add(resources);
  }

  /** Whether black stays black and white stays white, as far as the kind of a space tells. */
  #isCalibrated(space: PDFObject | undefined, parts: number): boolean {
    const { PDFArray: List, PDFStream, PDFName, PDFNumber } = this.#pdf;
    const found = this.#context.lookup(space);
    if (found === undefined) return true;
    if (found instanceof PDFName) return /^Device(Gray|RGB|CMYK)$/.test(found.decodeText());
    if (!(found instanceof List)) return false;
    const family = this.#nameOf(found.get(0));
    if (family === `Cal${parts === 1 ? 'Gray' : 'RGB'}` && parts < 4) return true;
    const profile = family === 'ICCBased' ? found.lookup(1) : undefined;
    const count = profile instanceof PDFStream ? profile.dict.lookup(PDFName.of('N')) : undefined;
    return count instanceof PDFNumber && count.asNumber() === parts;
  }

  /** Makes all content that draws with such resources say so at its beginning. */
  #markContents(objects: readonly PDFObject[]): void {
    const { PDFDict: Dict, PDFName, PDFRawStream: Raw, PDFPageLeaf: Leaf } = this.#pdf;
    const state = this.#context.register(this.#context.obj({ FL: UNKNOWN_FLATNESS }));
    for (const resources of this.#odd) {
      const key = PDFName.of('ExtGState');
      const states = this.#context.lookup(resources.get(key));
      const known = states instanceof Dict ? states : this.#context.obj({});
      known.set(PDFName.of(STATE_NAME), state);
      resources.set(key, known);
      this.#count += 1;
    }
    for (const object of objects) {
      if (object instanceof Raw) this.#markStream(object);
      else if (object instanceof Leaf && this.#isOdd(object.Resources())) this.#markPage(object);
    }
  }

  #isOdd(resources: PDFObject | undefined): boolean {
    const found = this.#context.lookup(resources);
    return found instanceof this.#pdf.PDFDict && this.#odd.has(found);
  }

  #markPage(page: PDFPageLeaf): void {
    page.normalizedEntries();
    const mark = this.#context.register(this.#context.stream(`/${STATE_NAME} gs `));
    page.wrapContentStreams(mark, this.#context.register(this.#context.stream(' ')));
  }

  #markStream(stream: PDFRawStream): void {
    const { PDFName, PDFNumber, decodePDFRawStream } = this.#pdf;
    if (!this.#isOdd(stream.dict.get(PDFName.of('Resources')))) return;
    const content = Buffer.concat([Buffer.from(`/${STATE_NAME} gs `), decodePDFRawStream(stream).decode()]);
    for (const entry of ['Filter', 'DecodeParms', 'F', 'DP']) stream.dict.delete(PDFName.of(entry));
    stream.dict.set(PDFName.of('Length'), PDFNumber.of(content.length));
    Reflect.set(stream, 'contents', new Uint8Array(content));
  }
}

/** What can be said about the colours of a file: as they are read, shown by another file, or nothing. */
export type TrueColours =
  | { readonly status: 'as-read' | 'unknown' }
  | { readonly status: 'shown'; readonly file: Uint8Array };

/** Finds out whether a file's colours are those that the library reads. */
export async function findTrueColours(file: Uint8Array): Promise<TrueColours> {
  if (!hasOddColours(file)) return { status: 'as-read' };
  try {
    const shown = await showOddColours(file);
    return shown === null ? { status: 'as-read' } : { status: 'shown', file: shown };
  } catch {
    return { status: 'unknown' };
  }
}

/** Hides what is hidden in the other reading of a page; all of it where the two do not hold the same letters. */
export function hideAlike(glyphs: readonly Glyph[], others: readonly Glyph[] | null): void {
  const areAlike =
    others?.length === glyphs.length && glyphs.every(({ text }, at) => text === others[at]?.text);
  for (const [at, glyph] of glyphs.entries()) {
    const reason = areAlike ? (others[at]?.hidden ?? null) : 'same-colour-as-page';
    glyph.hidden ??= reason;
  }
}

/**
 * Writes a file anew so that the library can tell what is set in colour spaces that it does not follow. Returns `null`
 * for a file in which there are none.
 */
async function showOddColours(file: Uint8Array): Promise<Uint8Array | null> {
  const pdf = await import('pdf-lib');
  const document = await pdf.PDFDocument.load(file, { updateMetadata: false });
  const writer = new Rewriter(pdf, document);
  return writer.rewrite() ? document.save({ useObjectStreams: false, updateFieldAppearances: false }) : null;
}

type Library = typeof PdfLibrary;
