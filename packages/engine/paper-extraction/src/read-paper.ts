import type { ExtractionOutcome, HiddenText, PaperFormat } from '@greenpen/paper';
import { readDocx } from './docx/read-docx.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { type ReadingLimits, defaultLimits } from './reading-limits.ts';
import { refusalFor } from './refusals.ts';
import { sniffFormat } from './sniff-format.ts';
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
