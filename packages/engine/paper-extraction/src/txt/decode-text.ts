import { TextDecoder } from 'node:util';

/** How much is looked at to tell how letters are written. */
const sampleLength = 65_536;
/** Share of control characters from which on bytes are no text. */
const mostControls = 0.005;
/** So many are dropped from a text however short it is. */
const fewControls = 3;
/** Share of ordinary characters from which on a file full of control characters is a spoiled text. */
const leastOrdinary = 0.8;

/** Of two bytes of an English text in UTF-16 one is zero, nearly always. */
const leastZeros = 0.3;
/** The other of the two is zero only where a NUL stands in the text. */
const manyTimes = 15;

export type DecodedText = {
  readonly text: string;
  /** Nothing in the file says how letters beyond A to Z are written, and it has some. */
  readonly isGuessed: boolean;
};

/** A text with characters in it that no text has, or no text at all. */
export type NoText = { readonly noText: 'spoiled-text' | 'binary' };

const control = /[[\p{Cc}--[\t\n\v\f\r\u0080-\u009F]]\uFFFE\uFFFF]/gv;

/** The text of a plain text file: UTF-8, UTF-16, else Windows-1252. A few control characters are left to be dropped. */
export function decodeText(bytes: Uint8Array): DecodedText | NoText {
  const decoded = decodeBytes(bytes);
  const { text } = decoded;
  const controls = text.match(control)?.length ?? 0;
  // Read as Windows-1252 any bytes are letters, so only those of ASCII tell.
  const ordinary = text.match(decoded.isGuessed ? /[\n\r\t -~]/gu : /[\n\r\t -~]|\p{L}/gu)?.length ?? 0;
  const isSpoiledText = ordinary >= text.length * leastOrdinary;
  const most = Math.max(isSpoiledText ? fewControls : 0, text.length * mostControls);
  if (controls <= most) return decoded;
  return { noText: isSpoiledText ? 'spoiled-text' : 'binary' };
}

function decodeBytes(bytes: Uint8Array): DecodedText {
  const utf16 = findUtf16(bytes);
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text, isGuessed: /[\p{L}--[A-Za-z]]/v.test(text) };
  }
}

function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const looked = Math.min(bytes.length, sampleLength);
  for (let at = 0; at < looked; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [atEven = 0, atOdd = 0] = zeros;
  const least = (looked / 2) * leastZeros;
  if (atOdd > least && atEven * manyTimes < atOdd) return 'utf-16le';
  return atEven > least && atOdd * manyTimes < atEven ? 'utf-16be' : null;
}
