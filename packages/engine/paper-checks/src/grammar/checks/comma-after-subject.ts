import type { GrammarCheck } from '../grammar-check.ts';
import { isFinite, isSurelyFinite } from '../language/clauses.ts';
import { nounPhraseAt, numberAfter, postmodifierEnd, type NounPhrase } from '../language/noun-phrase.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

/** No comma stands between a subject and its verb: "The main reason, is the price." */
export const commaAfterSubject: GrammarCheck = {
  id: 'grammar-comma-after-subject',
  severity: 'error',
  cost: 'habit',
  title: 'Comma between subject and verb',
  source: 'APA 7, chapter 6',
  summary: 'No comma separates a subject from its verb.',
  advice: {
    noun: 'commas between subject and verb',
    how: ['Find the verb of each sentence; a single comma right before it usually has to go.'],
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const comma = tokens.findIndex(({ tag, word }) => tag === 'PUNCT' && word !== '-');
      const [before, verb] = [tokens[comma - 1], tokens[comma + 1]];
      if (tokens[comma]?.word !== ',' || before === undefined || verb === undefined) continue;
      if (!isSubject(tokens, comma) || !isVerbBehind(tokens, comma + 1)) continue;
      yield {
        start: before.start,
        end: verb.end,
        message: 'No comma goes between a subject and its verb.',
        suggestions: [`${before.text} ${verb.text}`],
      };
    }
  },
};

/** All words before the comma are one subject: a noun with its phrases, and perhaps a clause with "who" or "that". */
function isSubject(tokens: readonly Token[], comma: number): boolean {
  if (tokens[0]?.word === 'what') return comma > 2 && isFinite(tokens, 1) && !isFinite(tokens, 2);
  const phrase = nounPhraseAt(tokens, 0);
  // "Thanks for reading, have a good week!"
  if (
    phrase === null ||
    // "This paper deals with": a verb that looks like a noun.
    isOfOtherNumber(phrase) ||
    // "Every year, enslaved people": a time.
    /^(?:year|month|week|day|night|morning|evening|decade|century|time|today)s?$/.test(
      tokens[phrase.head]?.word ?? '',
    ) ||
    /^(?:thanks|congratulations|apologies|greetings)$/.test(tokens[phrase.head]?.word ?? '')
  )
    return false;
  const end = postmodifierEnd(tokens, phrase.end);
  if (end === comma) return phrase.end - phrase.start > 1 || end > phrase.end;
  const pronoun = end === null ? undefined : tokens[end];
  if (end === null || pronoun === undefined || !/^(?:who|that|which)$/.test(pronoun.word)) return false;
  const verbs = tokens.slice(end + 1, comma).filter((_, index) => isFinite(tokens, end + 1 + index));
  return verbs.length === 1 && isFinite(tokens, end + 1);
}

function isOfOtherNumber({ determiner, number }: NounPhrase): boolean {
  const wanted = numberAfter(determiner?.word ?? '');
  return wanted !== null && number !== 'either' && wanted !== number;
}

function isVerbBehind(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1);
  // A second comma would close an aside: "The plan, was it good, would".
  if (rest.some(({ word }) => /^[,;?–—]$/.test(word))) return false;
  const isAuxiliary = /^(?:is|are|was|were|has|have|can|could|will|would|should|may|might|must)$/.test(
    tokens[at]?.word ?? '',
  );
  return isAuxiliary ? tokens[at + 1]?.tag !== 'PRON' : isSurelyFinite(tokens, at);
}
