import type { GrammarCheck } from '../grammar-check.ts';
import { matchCase } from '../row-check.ts';
import { articleKind } from '../kinds.ts';

const VOWEL_SOUND = /^(?:hour|honest|honou?r|heir|[aeiou](?!$)|e$)/;
const CONSONANT_SOUND =
  /^(?:uni(?!n|m)|us(?:e|u|a)|ut[ie]|utop|eu|ewe|one|once|ubiq|uran|ufo|urin|ukr|u-|unanim|uk)/;
const EITHER_SOUND =
  /^(?:histor|herb|hotel|hered|habitu|uninte|unimp|unima|unide|unini|uninv|unins|uninf|uninh)/;

/** "A" or "an", by the sound of the next word. */
export function articleFor(next: string): 'a' | 'an' {
  return VOWEL_SOUND.test(next) && !CONSONANT_SOUND.test(next) ? 'an' : 'a';
}

/** "A" before a consonant's sound, "an" before a vowel's. Names, abbreviations and numbers are left alone. */
export const article: GrammarCheck = {
  ...articleKind,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: '“A” goes before a consonant sound, “an” before a vowel sound.',
  *find(text) {
    for (const match of text.matchAll(/(?<=^|[\s("])(an?) ([a-z]{3,}|e(?=-mails?\b))\b/gi)) {
      const [, article = '', next = ''] = match;
      if (article === 'A' && !/^$|[.!?] $/.test(text.slice(0, match.index).slice(-2))) continue;
      if (EITHER_SOUND.test(next) || next !== next.toLowerCase()) continue;
      const wanted = matchCase(article, articleFor(next));
      if (wanted.toLowerCase() === article.toLowerCase()) continue;
      yield {
        start: match.index,
        end: match.index + article.length,
        message: `Before “${next}” the article is “${wanted.toLowerCase()}”.`,
        suggestions: [wanted],
      };
    }
  },
};
