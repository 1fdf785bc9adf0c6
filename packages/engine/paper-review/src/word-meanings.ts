import type { WordMeanings } from '@greenpen/paper-scoring';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';

let opened: WordMeanings | undefined;

/** Opened at the first paper and kept for the life of the process. */
export function wordMeanings(): WordMeanings {
  opened ??= { relatedTo: openWordNet(), ...openWordVectors() };
  return opened;
}
