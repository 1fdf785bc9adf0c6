import { TextDecoder } from 'node:util';

/** How much is looked at to tell text from bytes. */
const sampleLength = 65_536;
/** Share of control characters from which on bytes are no text. */
const mostControls = 0.005;

/** Of two bytes of an English text in UTF-16 one is zero, nearly always. */
const leastZeros = 0.3;

export type DecodedText = {
  readonly text: string;
  /** Nothing in the file says how letters beyond A to Z are written, and it has some. */
  readonly isGuessed: boolean;
};

/** The text of a plain text file: UTF-8, UTF-16, else Windows-1252; `null` for what is no text. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const decoded = decodeBytes(bytes);
  if (decoded.text.includes('\u0000')) return null;
  const sample = decoded.text.slice(0, sampleLength);
  const controls = sample.match(/[[\p{Cc}--[\t\n\v\f\r\u0080-\u009F]]\uFFFE\uFFFF]/gv)?.length ?? 0;
  return controls > sample.length * mostControls ? null : decoded;
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
  if (atEven === 0 && atOdd > least) return 'utf-16le';
  return atOdd === 0 && atEven > least ? 'utf-16be' : null;
}
