import type { ExtractionOutcome, PaperFormat } from '@greenpen/paper';
import { readDocx } from './docx/read-docx.ts';
import { isOrdinaryMetadata } from './ordinary-metadata.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { defaultLimits } from './reading-limits.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { refusalFor } from './refusals.ts';
import { sniffFormat } from './sniff-format.ts';
import { readTxt } from './txt/read-txt.ts';

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
