import { constants, inflateSync } from 'node:zlib';
import { countPackings, streamsOf } from './check-streams.ts';

/** Object streams larger than this when they are unpacked are not looked into and count as odd. */
const MOST_BYTES = 16 * 1024 * 1024;
const ODD_NAMES = ['/Separation', '/DeviceN', '/DefaultGray', '/DefaultRGB', '/DefaultCMYK'] as const;
/** What a colour space of named colourants looks like that all may paint. */
const SEPARATION = /^\/Separation\s*\/([^\s/<>[\](){}%]+)\s*[[/\d]/;
const PLAIN_COLOURANTS = /^\/DeviceN\s*\[\s*\/(?!None\b)[^\s/<>[\](){}%#]+[^[\](){}<>%#]*\]/;
const LONGEST_SPACE = 600;

/**
 * Whether a file may hold colour spaces that the library does not follow: colourants that paint nothing, and spaces
 * that take the place of the device's (PDF 32000-1, 8.6.5.6 and 8.6.6.4). It looks at bytes and not at objects, so that
 * no way of writing an object keeps it from being found; what it finds is looked at closely.
 */
export function hasOddColours(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (isOdd(bytes)) return true;
  for (const { dictionary, packed } of streamsOf(file)) {
    if (!mayHoldObjects(dictionary)) continue;
    if (!/Filter/.test(dictionary)) continue;
    if (countPackings(dictionary) !== 1 || /DecodeParms|LZW|ASCII|RunLength/.test(dictionary)) return true;
    const objects = unpack(packed);
    if (objects === null || isOdd(objects)) return true;
  }
  return false;
}

/** A dictionary that is longer than what was looked at may say anything. */
function mayHoldObjects(dictionary: string): boolean {
  const known = dictionary.includes('#') ? decodeNames(dictionary) : dictionary;
  return !known.startsWith('obj') || known.includes('/First') || known.includes('/ObjStm');
}

function unpack(packed: Buffer): Buffer | null {
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST_BYTES });
  } catch {
    return Buffer.alloc(0);
  }
}

function isOdd(bytes: Buffer): boolean {
  if (hasCodedName(bytes)) return true;
  return ODD_NAMES.some((name) => {
    for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + name.length)) {
      const space = bytes.toString('latin1', at, at + LONGEST_SPACE);
      if (!isPlainSpace(space)) return true;
    }
    return false;
  });
}

function isPlainSpace(space: string): boolean {
  const colourant = SEPARATION.exec(space)?.[1];
  if (colourant !== undefined) return decodeNames(colourant) !== 'None';
  return PLAIN_COLOURANTS.test(space);
}

const HASH = 0x23;
/** The longest of the names, with all of its characters written by their codes. */
const LONGEST_CODED = 36;
const CODE = /^#[0-9A-Fa-f]{2}/;

/** Whether one of the names is written with characters by their codes (PDF 32000-1, 7.3.5). */
function hasCodedName(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(HASH); at >= 0; at = bytes.indexOf(HASH, at + 1)) {
    if (!CODE.test(bytes.toString('latin1', at, at + 3))) continue;
    const around = bytes.toString('latin1', Math.max(0, at - LONGEST_CODED), at + LONGEST_CODED);
    const decoded = decodeNames(around);
    if (ODD_NAMES.some((name) => decoded.split(name).length > around.split(name).length)) return true;
  }
  return false;
}

function decodeNames(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
