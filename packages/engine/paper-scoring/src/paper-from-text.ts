import { type Paper, plainPaper } from '@greenpen/paper';

/** A graded example is only text: each line becomes a paragraph, so that it is measured as a paper is. */
export function paperFromText(given: string): Paper {
  return plainPaper(given.split(/\r?\n/u).filter((line) => line.trim() !== ''));
}
