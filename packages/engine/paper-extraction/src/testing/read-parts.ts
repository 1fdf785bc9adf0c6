import type { Block, ExtractionOutcome, Paper } from '@greenpen/paper';
import { spanText } from '@greenpen/paper';
import { buildDocx } from '@greenpen/test-papers';
import type { DocxSource } from '@greenpen/test-papers';
import { readPaper } from '../read-paper.ts';

/** Reads a DOCX made of these parts; throws where it is refused. */
export async function readParts(source: DocxSource): Promise<Paper> {
  return getPaper(await readPaper({ bytes: buildDocx(source), fileName: 'test.docx' }));
}

export function getPaper(outcome: ExtractionOutcome): Paper {
  if (outcome.status === 'read') return outcome.paper;
  throw new Error(`The file was refused: ${outcome.refusal.code}`);
}

export function blockTexts({ blocks, text }: Paper): readonly string[] {
  return blocks.map(({ span }) => spanText(text, span));
}

export function getBlock({ blocks }: Paper, index: number): Block {
  const block = blocks[index];
  if (block === undefined) throw new Error(`There is no block ${index}`);
  return block;
}

/** A paragraph of one run. */
export function p(text: string, properties = '', runProperties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${r(text, runProperties)}</w:p>`;
}

export function r(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}
