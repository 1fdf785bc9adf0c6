import type { GrammarCheck } from '../grammar-check.ts';
import { missingComma } from '../kinds.ts';
import { findVariety } from '../language/variety.ts';

/** In American English a comma follows "e.g." and "i.e."; a British paper may leave it out. */
export const latinComma: GrammarCheck = {
  ...missingComma,
  severity: 'error',
  source: 'APA 7, chapter 6',
  summary: 'A comma follows “e.g.” and “i.e.”',
  *find(text, paper) {
    if (findVariety(paper) === 'british') return;
    for (const { index, 0: written } of text.matchAll(/(?<![\p{L}.])(?:e\.g\.|i\.e\.)(?= [\p{L}\d])/giu)) {
      yield {
        start: index,
        end: index + written.length,
        message: `A comma goes behind “${written}”`,
        suggestions: [`${written},`],
      };
    }
  },
};
