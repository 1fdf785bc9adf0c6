import type { GrammarCheck } from '../grammar-check.ts';
import { matchCase } from '../row-check.ts';

const ABBREVIATION =
  /\b(?:etc|vs|approx|dept|univ|assn|inc|corp|fig|figs|vol|chap|sec|eqs?|resp|min|max|jan|feb|aug|sept|oct|nov|dec|cf|al|viz|ibid|op|cit|ed|eds|trans|no|nos)\.$/i;

/** A sentence that opens with a small letter after a clear end. */
export const sentenceCapital: GrammarCheck = {
  id: 'grammar-capitalization',
  severity: 'error',
  source: 'APA 7, 6.13',
  summary: 'A sentence opens with a capital letter.',
  *find(text) {
    for (const match of text.matchAll(/(?<=\b[a-z]{3,}[.?!] )[a-z]{2,}(?= [a-z]+\b)/g)) {
      const before = text.slice(Math.max(0, match.index - 12), match.index - 1);
      if (ABBREVIATION.test(before) || before.endsWith('...')) continue;
      yield {
        start: match.index,
        end: match.index + match[0].length,
        message: 'A sentence opens with a capital letter.',
        suggestions: [matchCase('A', match[0])],
      };
    }
  },
};
