import type { PaperFormat } from '@greenpen/paper';
import type { RefusalReason } from './refusals.ts';

export type SniffedFormat =
  | { readonly format: PaperFormat }
  | { readonly format: null; readonly reason: RefusalReason };

const oleSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipSignature = [0x50, 0x4b];
/** PDF readers look for the header within the first kilobyte (ISO 32000-1, annex H, note 13). */
const pdfHeaderReach = 1024;

const pictureSignatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

/**
 * How a program for DOS or Windows begins. As the first word of a text ("MZ twins") it is allowed: a sentence there leaves
 * no place for the header's numbers.
 */
const program = /^MZ(?!(?:[-,.:;]?[ \t]|-|\r?\n)[A-Za-z][\s\x20-\x7e\x80-\uffff]{20})/;

/** Tells a file's format from its bytes alone; names and declared types are never believed. */
export function sniffFormat(bytes: Uint8Array): SniffedFormat {
  if (bytes.length === 0) return refuse('empty');
  if (startsWith(bytes, oleSignature)) return refuse(oleKind(bytes));
  if (startsWith(bytes, zipSignature) && isZip(bytes)) return { format: 'docx' };
  const head = latin1(bytes.subarray(0, pdfHeaderReach));
  if (head.includes('%PDF-')) return { format: 'pdf' };
  if (pictureSignatures.some((signature) => startsWith(bytes, signature))) return refuse('image');
  if (/^....ftyp(?:hei|mif|avif)/s.test(head) || /^RIFF....WEBP/s.test(head)) return refuse('image');

  if (program.test(head)) return refuse('binary');

  const opening = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();
  if (opening.startsWith('{\\rtf')) return refuse('rtf');
  if (/^(?:<!--.*?-->\s*)*(?:<!doctype\s+html|<html|<head|<body|<meta\s)/is.test(opening))
    return refuse('html');
  if (/^<\?xml[^>]*>\s*(?:<!doctype\s+html|<html)/is.test(opening)) return refuse('html');
  if (/^<\?xml\s/i.test(opening)) return refuse('xml');
  if (/^mime-version:/im.test(opening) && /^content-type:\s*multipart\//im.test(opening))
    return refuse('html');
  return { format: 'txt' };
}

function refuse(reason: RefusalReason): SniffedFormat {
  return { format: null, reason };
}

function isZip(bytes: Uint8Array): boolean {
  const kind = `${bytes[2]},${bytes[3]}`;
  return kind === '3,4' || kind === '5,6' || kind === '7,8';
}

/** Word 97–2003 and encrypted OOXML share one container; its directory names its streams in UTF-16. */
function oleKind(bytes: Uint8Array): RefusalReason {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (stream: string) => file.includes(Buffer.from(stream, 'utf16le'));
  if (has('EncryptedPackage') || has('EncryptionInfo')) return 'encrypted';
  return has('WordDocument') ? 'old-word' : 'office-binary';
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
