import type { GrammarCheck } from '../grammar-check.ts';
import { soundalikes } from '../kinds.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { matchCase } from '../row-check.ts';
import { meantByPlace } from './sound-alike-by-place.ts';
import { CONFUSED_BY_CLASS, type Place } from './confused-words-by-class.ts';
import { CONFUSED_FUNCTION_WORDS } from './confused-function-words.ts';
import { CONFUSED_BY_CLAUSE } from './confused-words-by-clause.ts';
import { CONFUSED_BY_NEIGHBOR } from './confused-words-by-neighbor.ts';

/** Words that sound or look alike and belong to different classes. */
export const confusedByClass: GrammarCheck = {
  ...soundalikes,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'Words that sound alike are not confused.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const [index, token] of tokens.entries()) {
        const place = placeOf(tokens, index);
        const rows = byWritten.get(token.word) ?? [];
        const meant = rows.find(([, , isWrong]) => isWrong(place))?.[1] ?? meantByPlace(place, token.word);
        if (meant === null) continue;
        const right = matchCase(token.text, meant);
        yield {
          start: token.start,
          end: token.end,
          message: `“${token.text}” is not the right word here. Write “${right}”.`,
          suggestions: [right],
        };
      }
    }
  },
};

const byWritten = Map.groupBy(
  [...CONFUSED_BY_CLASS, ...CONFUSED_BY_CLAUSE, ...CONFUSED_FUNCTION_WORDS, ...CONFUSED_BY_NEIGHBOR],
  ([written]) => written,
);

function placeOf(tokens: readonly Token[], index: number): Place {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  return {
    tokens,
    index,
    before: before?.word ?? '',
    after: after?.word ?? '',
    beforeTag: before?.tag ?? '',
    afterTag: after?.tag ?? '',
  };
}
