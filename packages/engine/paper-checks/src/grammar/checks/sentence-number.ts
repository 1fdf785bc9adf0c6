import type { GrammarCheck } from '../grammar-check.ts';

export const sentenceNumber: GrammarCheck = {
  id: 'grammar-sentence-number',
  severity: 'error',
  cost: 'habit',
  title: 'Numbers at the start of a sentence',
  source: 'APA 7, 6.33',
  summary: 'A number that begins a sentence is written in words.',
  advice: {
    noun: 'numbers at the start of a sentence',
    how: ['Write the number in words, or reword the sentence.'],
  },
  *find(text) {
    for (const match of text.matchAll(/(?<=[a-z]{3}[.!?] )\d[\d,.]*%?(?= [a-z]{3,} )/g)) {
      if (
        /(?:\b(?:no|fig|vol|pp|approx|chap|sec|eq|vs)|Smith|Adams|Germans|text)[.] $/i.test(
          text.slice(Math.max(0, match.index - 8), match.index),
        )
      )
        continue;
      yield {
        start: match.index,
        end: match.index + match[0].length,
        message: `Write “${match[0]}” in words, or begin the sentence with another word.`,
      };
    }
  },
};
