import type { GrammarCheck } from '../grammar-check.ts';
import { spacing } from '../kinds.ts';

export const spaceBeforeMark: GrammarCheck = {
  ...spacing,
  severity: 'error',
  source: 'APA 7, 6.1',
  summary: 'There is no space before a comma or a period.',
  *find(text, { format }) {
    // A PDF holds glyphs and no spaces, so theirs are guessed.
    if (format === 'pdf') return;
    for (const match of text.matchAll(/(?<![\p{L}'])(\p{Ll}{2,}) ([,.;:?!])(?= |$)(?! \.)/gu)) {
      const [wrong, word = '', mark = ''] = match;
      yield {
        start: match.index,
        end: match.index + wrong.length,
        message: `There is no space before “${mark}”.`,
        suggestions: [word + mark],
      };
    }
  },
};
