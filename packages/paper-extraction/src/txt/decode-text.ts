import { TextDecoder } from 'node:util';

/** How much is looked at to tell text from bytes. */
const sampleLength = 65_536;
/** Share of control characters from which on bytes are no text. */
const mostControls = 0.005;

/** The text of a plain text file: UTF-8, UTF-16 by its mark, else Windows-1252; `null` for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeBytes(bytes);
  if (text === null || text.includes('\u0000')) return null;
  const sample = text.slice(0, sampleLength);
  const controls = sample.match(/[[\p{Cc}--[\t\n\v\f\r\u0080-\u009F]]\uFFFE\uFFFF]/gv)?.length ?? 0;
  return controls > sample.length * mostControls ? null : text;
}

function decodeBytes(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
