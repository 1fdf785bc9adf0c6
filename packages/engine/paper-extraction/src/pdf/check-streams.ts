import { createInflate } from 'node:zlib';

/** Streams shorter than this cannot grow past what a paper may take: deflate packs at most 1,032 to 1. */
const LEAST_SUSPECT_BYTES = 64 * 1024;
/** Pixels of the largest picture that is decoded: letters of bitmap fonts, and areas of one colour. */
export const LARGEST_PICTURE = 262_144;
const MOST_BYTES = 100 * 1024 * 1024;
/** A stream's dictionary is written right before it; a palette can make it long. */
const DICTIONARY_BYTES = 4_000;

/**
 * Says whether a file's compressed streams stay within bounds when they are unpacked, which the library would do
 * without a limit. Large pictures are passed over: `findPictureLimit` looks at them before they are decoded.
 * Packing twice has no honest use.
 */
export async function hasBoundedStreams(file: Uint8Array): Promise<boolean> {
  let total = 0;
  for (const { dictionary, packed } of streamsOf(file)) {
    const packings = countPackings(dictionary);
    if (packings === 0) continue;
    if (packings > 1) return false;
    if (isPicture(dictionary) && !isSmallPicture(dictionary)) continue;
    if (packed.length < LEAST_SUSPECT_BYTES) continue;
    total += await countUnpacked(packed, MOST_BYTES - total);
    if (total >= MOST_BYTES) return false;
  }
  return true;
}

function isSmallPicture(dictionary: string): boolean {
  return (readSide(dictionary, 'Width') ?? 0) * (readSide(dictionary, 'Height') ?? 0) <= LARGEST_PICTURE;
}

export type PackedStream = { readonly dictionary: string; readonly packed: Buffer };

/** The streams of a file in the order of its bytes, whether anything refers to them or not. */
export function* streamsOf(file: Uint8Array): Generator<PackedStream> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let end = 0;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const start = bytes[at + 6] === 0x0d ? at + 8 : at + 7;
    if (end >= 0 && end < start) end = bytes.indexOf('endstream', start);
    const packed = bytes.subarray(start, end < 0 ? bytes.length : end);
    yield { dictionary: readDictionary(bytes, at), packed };
  }
}

export function isPicture(dictionary: string): boolean {
  return /\/Subtype\s*\/Image\b/.test(dictionary);
}

/** How often a stream is compressed by deflate. */
export function countPackings(dictionary: string): number {
  return dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
}

/** A side of a picture in pixels; `null` where its dictionary does not say it directly. */
export function readSide(dictionary: string, side: 'Width' | 'Height'): number | null {
  const found = new RegExp(`/${side}\\s+(\\d+)(?!\\d|\\s+\\d+\\s+R)`).exec(dictionary)?.[1];
  return found === undefined ? null : Number(found);
}

/** The innermost-last dictionary before a stream: from its object's start, or as far back as dictionaries reach. */
function readDictionary(bytes: Buffer, stream: number): string {
  const before = bytes.toString('latin1', Math.max(0, stream - DICTIONARY_BYTES), stream);
  return before.slice(before.lastIndexOf(' obj') + 1);
}

/** Counts the bytes that come out of a packed stream, up to `most`; what is not packed soundly counts as far as it goes. */
export function countUnpacked(packed: Buffer, most: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const inflate = createInflate();
  let count = 0;
  const end = (): void => {
    resolve(count);
    inflate.destroy();
  };
  inflate.on('data', (chunk: Buffer) => {
    count += chunk.length;
    if (count >= most) end();
  });
  inflate.on('end', end);
  inflate.on('error', end);
  inflate.end(packed);
  return promise;
}
