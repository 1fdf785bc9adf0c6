import type { FileType } from '@greenpen/gradebook';

export type Judgement =
  | { readonly status: 'taken'; readonly fileType: FileType }
  | { readonly status: 'refused'; readonly code: string; readonly message: string };

const unsupported: Judgement = {
  status: 'refused',
  code: 'unsupported-format',
  message: 'The content of this file is not PDF, DOCX or TXT. Please save it in one of these formats.',
};

const oldWord: Judgement = {
  status: 'refused',
  code: 'unsupported-format',
  message: 'This is an old Word file (.doc) or a protected one. Please save it as DOCX without a password.',
};

const program: Judgement = {
  status: 'refused',
  code: 'unsupported-format',
  message:
    'This file starts like a program, so it was refused. If it is a text that starts with “MZ” or “#!”, put its title first.',
};

const empty: Judgement = {
  status: 'refused',
  code: 'empty-file',
  message: 'This file is empty. Ask for the paper again.',
};

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const utf16Marks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/**
 * Magic bytes of programs: ELF, MZ (DOS and Windows), scripts, and Mach-O in its four byte orders and as a universal
 * file, which Java classes share. Only the prefix is checked, because the rest of some can consist of letters alone.
 */
const programs = [
  [0x7f, 0x45, 0x4c, 0x46],
  [0x4d, 0x5a],
  [0x23, 0x21],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
];

const utf8Mark = [0xef, 0xbb, 0xbf];

/** Markup and rich text are plain text technically, but not readable papers. */
const markup = /^\s*(?:<!doctype|<html|<\?xml|<script|<svg|\{\\rtf)/iu;

/**
 * Detects the file type from its first bytes (4 KiB are enough), never from its name or the browser's content type.
 * The content itself is checked later by the reader, within the worker's limits.
 */
export function judgeFile(head: Uint8Array, size: number): Judgement {
  if (size === 0) return empty;
  const start = startsWith(head, utf8Mark) ? head.subarray(utf8Mark.length) : head;
  if (programs.some((signature) => startsWith(start, signature))) return program;
  if (startsWith(head, compoundFile)) return oldWord;
  if (startsWith(head, zip)) return { status: 'taken', fileType: 'DOCX' };
  // ISO 32000-2, annex I: readers accept the header within the first 1024 bytes.
  if (latin1(head.subarray(0, 1024)).includes('%PDF-')) return { status: 'taken', fileType: 'PDF' };
  return isText(head) ? { status: 'taken', fileType: 'TXT' } : unsupported;
}

function isText(head: Uint8Array): boolean {
  const isUtf16 = utf16Marks.some((mark) => startsWith(head, mark));
  const text = isUtf16
    ? new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head)
    : latin1(head);
  if (text.includes('\0')) return false;
  if (markup.test(text.replace(/^(?:\uFEFF|ï»¿)/u, ''))) return false;
  let controls = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (isControl(text.charCodeAt(index))) controls += 1;
  }
  return controls * 100 <= text.length;
}

/** Tabs, line breaks and form feeds are normal in text. */
function isControl(code: number): boolean {
  return (code < 0x20 && (code < 0x09 || code > 0x0d)) || code === 0x7f;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
