import type { GrammarCheck } from '../grammar-check.ts';
import { repetition } from '../kinds.ts';

/** "The law was was passed", "found that that there was": what cannot be meant among the words that may be doubled. */
function isSlip(word: string, text: string, start: number, end: number): boolean {
  const sentence = text.slice(0, start).split(/[.!?]/).at(-1) ?? '';
  if (/^(?:is|was)$/i.test(word))
    return !/\b(?:what|who|which|where|when|how|that|it|this|there|truth|thing|problem|point)\b/i.test(
      sentence,
    );
  // "They turned it on on a Monday": an adverb and a preposition.
  if (/^(?:on|in)$/i.test(word))
    return !/^ (?:an? |the |each |every )?(?:\p{Lu}|\d|first|last|next|morning|evening|day)/u.test(
      text.slice(end),
    );
  return /^that$/i.test(word) && /^ (?:there|it|they|he|she|the|these|those|we|an?) /.test(text.slice(end));
}

/** "What makes art art": the second is said of the first. */
function isMadeItself(word: string, before: string): boolean {
  return word.length > 4 && /\b(?:what|that|which) (?:\w+ )?(?:makes?|made|keeps?|kept) $/iu.test(before);
}

/** Words that may be doubled: "the belief that that was so", "had had", "very, very". */
const MAY_REPEAT = /^(?:on|in|that|had|very|so|really|much|is|was|bye|no|yes|more|pretty|far|long|many)$/i;

export const doubledWord: GrammarCheck = {
  ...repetition,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'No word is typed twice in a row.',
  *find(text) {
    // A word right before a parenthesis is the name of a function: "fitted with with()".
    for (const match of text.matchAll(/(?<![\p{L}\p{N}'-])(\p{L}+) (\1)(?![\p{L}\p{N}'(-])/giu)) {
      const [both, first = '', second = ''] = match;
      if (second !== second.toLowerCase()) continue;
      if (isMadeItself(second, text.slice(0, match.index))) continue;
      if (MAY_REPEAT.test(second) && !isSlip(second, text, match.index, match.index + both.length)) continue;
      yield {
        start: match.index,
        end: match.index + both.length,
        message: `“${second}” is repeated.`,
        suggestions: [first],
      };
    }
  },
};
