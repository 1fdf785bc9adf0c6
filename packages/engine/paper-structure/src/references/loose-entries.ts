import type { Paper, Span } from '@greenpen/paper';
import { oncePerPaper } from '../once-per-paper.ts';
import { blockText, countWords, isLooselyEntryShaped } from '../sections/labels.ts';
import { sectionsOf } from '../sections/sections.ts';

/** A paragraph of the text is longer. */
const MOST_WORDS = 40;
/** Fewer could be a note, or a sentence with a year. */
const FEWEST_ENTRIES = 2;

/**
 * Works that are named line by line at the end of a paper, without the label or the form that would make them a
 * reference list; empty where there is a list, or nothing of the kind.
 */
export const looseEntriesOf: (paper: Paper) => readonly Span[] = oncePerPaper((paper) => {
  const sections = sectionsOf(paper);
  if (sections.some(({ kind }) => kind === 'references')) return [];
  const blocks = sections.filter(({ kind }) => kind === 'body').flatMap((section) => section.blocks);
  const isEntry = (block: (typeof blocks)[number]): boolean => {
    const text = blockText(paper, block);
    return isLooselyEntryShaped(text) && countWords(text) <= MOST_WORDS;
  };
  const from = blocks.findLastIndex((block) => !isEntry(block)) + 1;
  const last = blocks.slice(from).map(({ span }) => span);
  return last.length < FEWEST_ENTRIES ? [] : last;
});
