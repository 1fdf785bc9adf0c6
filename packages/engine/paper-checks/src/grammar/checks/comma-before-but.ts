import type { GrammarCheck } from '../grammar-check.ts';
import { commaBeforeButKind } from '../kinds.ts';
import { clauseAt, isFinite } from '../language/clauses.ts';
import { nounPhraseAt } from '../language/noun-phrase.ts';
import { verbBehindRelative } from '../language/relative-clause.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

/** A comma goes before "but" where a complete sentence follows it. */
export const commaBeforeBut: GrammarCheck = {
  ...commaBeforeButKind,
  severity: 'error',
  source: 'APA 7, chapter 6',
  summary: 'A comma separates two complete sentences that “but” joins.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const [index, { word }] of tokens.entries()) {
        const before = tokens[index - 1];
        const but = tokens[index];
        if (word !== 'but' || before === undefined || but === undefined) continue;
        if (
          before.tag === 'PUNCT' ||
          /^(?:nothing|anything|all|none|everything|not|n't|and|yet|who)$/.test(before.word)
        )
          continue;
        if (!isClauseBefore(tokens, index) || !isClauseBehind(tokens, index + 1)) continue;
        yield {
          start: before.start,
          end: but.end,
          message: 'A comma goes before “but” where a complete sentence follows.',
          suggestions: [`${before.text}, ${but.text}`],
        };
      }
    }
  },
};

/** "But the group that pays is small" as well as "but it works". */
function isClauseBehind(tokens: readonly Token[], at: number): boolean {
  // "But that will be needed" may go on from a noun.
  if (tokens[at]?.word === 'that' && tokens[at + 1]?.tag === 'AUX') return false;
  if (clauseAt(tokens, at, true) !== null) return true;
  const phrase = nounPhraseAt(tokens, at);
  return phrase !== null && verbBehindRelative(tokens, phrase.end) !== null;
}

/** A subject with its verb stands before "but", and nothing there needs it: "not only". */
function isClauseBefore(tokens: readonly Token[], but: number): boolean {
  const mark = tokens.slice(0, but).findLastIndex(({ word }) => /^[,;:()–—]$/.test(word));
  const part = tokens.slice(mark + 1, but);
  if (part.some(({ word }, index) => word === 'not' && part[index + 1]?.word === 'only') || part.length < 3)
    return false;
  // Inside a clause that depends on another, "but" may join its two halves.
  if (
    part.some(
      ({ word }, index) =>
        /^(?:that|which|who|if|when|because|although|while|whether|how|why|what)$/.test(word) &&
        !(index === 0 && word === 'that'),
    )
  )
    return false;
  return part.some((_, index) => isFinite(tokens, mark + 1 + index));
}
