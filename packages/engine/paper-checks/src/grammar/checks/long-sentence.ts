import { sentenceSpansIn, wordSpansIn } from '@greenpen/paper-structure';
import type { GrammarCheck } from '../grammar-check.ts';

const MOST_WORDS = 60;
/** Enough words to find the sentence again. */
const QUOTED_WORDS = 8;

export const longSentence: GrammarCheck = {
  id: 'grammar-long-sentence',
  severity: 'advice',
  cost: 'habit',
  title: 'Sentences over 60 words',
  source: 'APA 7, chapter 4',
  summary: 'A sentence of more than 60 words is hard to follow.',
  advice: {
    noun: 'very long sentences',
    how: ['Split each at the point where a second idea starts.'],
    unit: 'sentence',
  },
  *find(text) {
    for (const { start, end } of sentenceSpansIn(text)) {
      if (end - start < MOST_WORDS * 3) continue;
      const words = wordSpansIn(text.slice(start, end));
      const last = words[QUOTED_WORDS - 1];
      if (words.length <= MOST_WORDS || last === undefined || /[;:]/.test(text.slice(start, end))) continue;
      yield {
        start,
        end: start + last.end,
        message: `This sentence has ${words.length} words. Two or three shorter ones are easier to follow.`,
      };
    }
  },
};
