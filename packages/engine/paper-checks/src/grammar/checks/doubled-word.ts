import type { GrammarCheck } from '../grammar-check.ts';
import { repetition } from '../kinds.ts';

/** Words that may be doubled: "the belief that that was so", "had had", "very, very". */
const MAY_REPEAT = /^(?:that|had|very|so|really|much|is|was|bye|no|yes|more|pretty|far|long|many)$/i;

export const doubledWord: GrammarCheck = {
  ...repetition,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'No word is typed twice in a row.',
  *find(text) {
    // A word right before a parenthesis is the name of a function: "fitted with with()".
    for (const match of text.matchAll(/(?<![\p{L}\p{N}'-])(\p{L}+) (\1)(?![\p{L}\p{N}'(-])/giu)) {
      const [both, first = '', second = ''] = match;
      if (MAY_REPEAT.test(second) || second !== second.toLowerCase()) continue;
      yield {
        start: match.index,
        end: match.index + both.length,
        message: `“${second}” is repeated.`,
        suggestions: [first],
      };
    }
  },
};
