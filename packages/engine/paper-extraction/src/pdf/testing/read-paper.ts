import type { Block, Paper } from '@greenpen/paper';
import { spanText } from '@greenpen/paper';
import { readPdf } from '../read-pdf.ts';

/** Reads a PDF that must be readable. */
export async function readPaperOf(file: Uint8Array): Promise<Paper> {
  const outcome = await readPdf(file);
  if (outcome.status === 'refused') throw new Error(outcome.refusal.code);
  return outcome.paper;
}

/** The texts of a paper's blocks, in order. */
export function blockTexts(paper: Paper): readonly string[] {
  return paper.blocks.map(({ span }) => spanText(paper.text, span));
}

/** The one block whose text begins with `start`. */
export function getBlock(paper: Paper, start: string): Block {
  const found = paper.blocks.filter(({ span }) => spanText(paper.text, span).startsWith(start));
  const [block] = found;
  if (block === undefined || found.length > 1)
    throw new Error(`${found.length} blocks begin with "${start}"`);
  return block;
}
