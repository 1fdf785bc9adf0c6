import type { GrammarCheck } from '../grammar-check.ts';
import { SPELLINGS } from '../language/variety.ts';

/** One word in British and in American spelling within one paper; either alone is accepted. */
export const spellingVariety: GrammarCheck = {
  id: 'grammar-spelling-variety',
  severity: 'advice',
  cost: 'habit',
  title: 'American and British spelling mixed',
  source: 'APA 7, 6.11',
  summary: 'A paper uses one variety of spelling.',
  advice: {
    noun: 'the mix of American and British spelling',
    how: ['Choose one and set the document’s language to it.'],
  },
  oncePerPaper: true,
  *find(text, paper) {
    for (const [british, american] of SPELLINGS) {
      const match = british.exec(text);
      if (match === null || !american.test(paper.text)) continue;
      const word = /^\p{L}+/u.exec(text.slice(match.index))?.[0] ?? match[0];
      yield {
        start: match.index,
        end: match.index + word.length,
        message: `“${word}” has the British spelling here and the American one elsewhere. Use one.`,
      };
    }
  },
};
