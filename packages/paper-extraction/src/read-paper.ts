import type { ExtractionOutcome } from '@greenpen/paper';
import { readDocx } from './docx/read-docx.ts';
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
  if (sniffed.format === 'pdf') return readPdf(bytes, signal);
  return sniffed.format === 'docx' ? readDocx(bytes, limits) : readTxt(bytes, limits);
}
