import { spanText } from '@greenpen/paper';
import { sectionsOf, wordSpansIn } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { openingOf } from '../format-facts.ts';

const MOST_WORDS = 250;
/** Counting differs between programs. */
const TOLERANCE_WORDS = 8;

export const abstractLength: Check = {
  id: 'apa-abstract-length',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'minor',
  title: 'Abstract over 250 words',
  source: 'APA 7, 2.9',
  summary: 'An abstract has no more than 250 words.',
  advice: { noun: 'the length of the abstract', how: ['An abstract rarely needs more than 250 words.'] },
  *run(paper) {
    const abstract = sectionsOf(paper).find(({ kind }) => kind === 'abstract');
    const blocks =
      abstract?.blocks.filter((block) => !/^\s*key\s?words/i.test(spanText(paper.text, block.span))) ?? [];
    const first = blocks[0];
    let words = 0;
    for (const block of blocks) words += wordSpansIn(spanText(paper.text, block.span)).length;
    if (first === undefined || words <= MOST_WORDS + TOLERANCE_WORDS) return;
    yield {
      span: openingOf(paper, first),
      message: `The abstract has ${words} words; the limit is usually 250.`,
    };
  },
};
