import { createInflate } from 'node:zlib';

/** Streams shorter than this cannot grow past what a paper may take: deflate packs at most 1,032 to 1. */
const LEAST_SUSPECT_BYTES = 64 * 1024;
/** Pixels of the largest picture that is decoded: letters of bitmap fonts, and areas of one colour. */
export const LARGEST_PICTURE = 262_144;
const MOST_BYTES = 100 * 1024 * 1024;
/** A stream's dictionary is written right before it. */
const DICTIONARY_BYTES = 600;

/**
 * Says whether a file's compressed streams stay within bounds when they are unpacked, which the library would do
 * without a limit. Large pictures are passed over, since they are never decoded. Packing twice has no honest use.
 */
export async function hasBoundedStreams(file: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let total = 0;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const dictionary = readDictionary(bytes, at);
    const packings = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (packings === 0) continue;
    if (packings > 1) return false;
    if (/\/Subtype\s*\/Image\b/.test(dictionary) && !isSmallPicture(dictionary)) continue;
    const start = bytes[at + 6] === 0x0d ? at + 8 : at + 7;
    const end = bytes.indexOf('endstream', start);
    const packed = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (packed.length < LEAST_SUSPECT_BYTES) continue;
    total += await countUnpacked(packed, MOST_BYTES - total);
    if (total >= MOST_BYTES) return false;
  }
  return true;
}

function isSmallPicture(dictionary: string): boolean {
  const [width, height] = ['Width', 'Height'].map((side) =>
    Number(new RegExp(`/${side}\\s+(\\d+)(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? 0),
  );
  return (width ?? 0) * (height ?? 0) <= LARGEST_PICTURE;
}

/** The innermost-last dictionary before a stream: from its object's start, or as far back as dictionaries reach. */
function readDictionary(bytes: Buffer, stream: number): string {
  const before = bytes.toString('latin1', Math.max(0, stream - DICTIONARY_BYTES), stream);
  return before.slice(before.lastIndexOf(' obj') + 1);
}

/** Counts the bytes that come out of a packed stream, up to `most`; what is not packed soundly counts as far as it goes. */
function countUnpacked(packed: Buffer, most: number): Promise<number> {
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
