import type { ExtractionOutcome, HiddenText, PaperFormat } from '@greenpen/paper';
import { readDocx } from './docx/read-docx.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { type ReadingLimits, defaultLimits } from './reading-limits.ts';
import { refusalFor, type RefusalReason } from './refusals.ts';
import { readTxt } from './txt/read-txt.ts';

/** A title, a subject or a few keywords; longer than that it is a text. UTF-16 units. */
const LONGEST = 200;

/** Words that address the grader, person or program. A title that holds one is shown rather than trusted. */
const SPEAKS_TO_GRADER =
  /\b(?:ignore|disregard|forget|override|obey|pretend|instructions?|prompts?|rubric|grad(?:e|es|er|ers|ing)|scor(?:e|es|ing)|marks?|points|award|assign|rate|full credit|perfect|you are|you must|please|system|assistant|AI|LLM|GPT|language model|reviewer|evaluator)\b|[{}<>]/iu;

export type PaperFile = {
  readonly bytes: Uint8Array;
  /** Only for the caller's own use: the format is judged by content. */
  readonly fileName: string;
  readonly limits?: Partial<ReadingLimits>;
  readonly signal?: AbortSignal;
};

/** Reads a DOCX, PDF or TXT file into a paper, or says in a sentence for the instructor why it cannot be read. */
export async function readPaper({ bytes, limits: own, signal }: PaperFile): Promise<ExtractionOutcome> {
  const limits = { ...defaultLimits, ...own };
  if (bytes.length > limits.fileBytes) return { status: 'refused', refusal: refusalFor('too-large') };
  if (signal?.aborted === true) return { status: 'refused', refusal: refusalFor('took-too-long') };
  const sniffed = sniffFormat(bytes);
  if (sniffed.format === null) return { status: 'refused', refusal: refusalFor(sniffed.reason) };
  const outcome = await readers[sniffed.format](plainView(bytes), limits, signal);
  return outcome.status === 'read' ? finish(outcome, limits) : outcome;
}

type Reader = (
  bytes: Uint8Array,
  limits: ReadingLimits,
  signal: AbortSignal | undefined,
) => ExtractionOutcome | Promise<ExtractionOutcome>;

const readers: Readonly<Record<PaperFormat, Reader>> = {
  docx: (bytes, limits) => readDocx(bytes, limits),
  pdf: (bytes, _, signal) => readPdf(bytes, signal),
  txt: (bytes, limits) => readTxt(bytes, limits),
};

/** Node's Buffer differs from its base class: its `slice` shares the bytes that the PDF library then takes away. */
function plainView(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function finish(
  outcome: Extract<ExtractionOutcome, { status: 'read' }>,
  limits: ReadingLimits,
): ExtractionOutcome {
  const { paper } = outcome;
  if (paper.text.length > limits.textLength) return { status: 'refused', refusal: refusalFor('too-complex') };
  const hidden = paper.hidden.filter((text) => !isOrdinaryMetadata(text, paper.text));
  return { ...outcome, paper: { ...paper, hidden } };
}

/**
 * Whether a text is what word processors note about every file (title, subject, keywords) and nothing to be told:
 * it says nothing to a grader, or it is in the paper as well.
 */
export function isOrdinaryMetadata({ reason, text }: HiddenText, visible: string): boolean {
  if (reason !== 'metadata') return false;
  if (text.length <= LONGEST && !SPEAKS_TO_GRADER.test(text)) return true;
  return fold(visible).includes(fold(text));
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}

type SniffedFormat =
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
