import type { GrammarCheck } from '../grammar-check.ts';
import { agreementKind } from '../kinds.ts';
import { hasForm, nounNumber, presentOf, verbReadings } from '../language/inflections.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

const COUNTERPARTS: Readonly<Record<string, string>> = {
  is: 'are',
  are: 'is',
  was: 'were',
  were: 'was',
  has: 'have',
  have: 'has',
  does: 'do',
  do: 'does',
};

/** In "children who grow up," the verb agrees with the noun before "who." */
export const relativeClauseVerb: GrammarCheck = {
  ...agreementKind,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'A verb after “who,” “which” or “that” agrees with the noun before it.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const [index, { word }] of tokens.entries()) {
        if (!/^(?:who|which|that)$/.test(word)) continue;
        const number = numberBefore(tokens, index);
        if (number === null) continue;
        let at = index + 1;
        while (
          /^(?:also|often|always|never|still|only|usually|already|sometimes)$/.test(tokens[at]?.word ?? '')
        )
          at += 1;
        const verb = tokens[at];
        const right = verb === undefined ? null : rightForm(tokens, at, number);
        if (verb === undefined || right === null) continue;
        yield {
          start: verb.start,
          end: verb.end,
          message: `“${tokens[index - 1]?.text ?? ''}” is ${number}, so the verb after “${word}” is “${right}”.`,
          suggestions: [right],
        };
      }
    }
  },
};

/** The number of the noun right before; `null` where the clause may belong to a noun further back. */
function numberBefore(tokens: readonly Token[], pronoun: number): 'singular' | 'plural' | null {
  const noun = tokens[pronoun - 1];
  if (noun?.tag !== 'NOUN' || noun.text !== noun.word) {
    const opens = pronoun === 1 && noun?.tag === 'NOUN';
    if (!opens || noun === undefined) return null;
  }
  const number = nounNumber(noun.word);
  // A quotation is masked as "text", whatever is in it.
  if (number === null || number === 'either' || noun.word === 'text') return null;
  // "One of the children who is ill", "a group of people who has": the clause may belong to the first noun.
  const before = tokens.slice(Math.max(0, pronoun - 7), pronoun - 1);
  // "Elements that affect change that are described": the second clause may belong to the first noun, too.
  if (before.some(({ word }) => /^(?:that|who|which)$/.test(word))) return null;
  const isPartOfMore = before.some(
    ({ word, tag }) =>
      tag === 'ADP' || (/^(?:and|or|,|only|the|was|is)$/.test(word) && /^(?:and|or|only)$/.test(word)),
  );
  if (tokens[pronoun]?.word !== 'who' && isPartOfMore) return null;
  if (number === 'plural' && before.some(({ word }) => /^(?:one|of|only|with|and|or)$/.test(word)))
    return null;
  if (number === 'singular' && isPartOfMore) return null;
  return number;
}

function rightForm(tokens: readonly Token[], at: number, number: 'singular' | 'plural'): string | null {
  const verb = tokens[at];
  if (verb === undefined) return null;
  const counterpart = COUNTERPARTS[verb.word];
  if (counterpart !== undefined) {
    const isSingular = /^(?:is|was|has|does)$/.test(verb.word);
    return isSingular === (number === 'singular') ? null : counterpart;
  }
  if (verb.tag !== 'VERB') return null;
  const isNoun = nounNumber(verb.word) !== null;
  const isFollowed = /^(?:DET|PRON|ADP|ADV|SCONJ|PART|ADJ)$/.test(tokens[at + 1]?.tag ?? 'DET');
  if (isNoun && !isFollowed) return null;
  if (number === 'plural') return verbReadings(verb.word).find(({ form }) => form === 's')?.lemma ?? null;
  // "The one thing that people want": a base form behind "that" may be a noun, and its own subject.
  if (tokens[at - 1]?.word !== 'who' && isNoun) return null;
  const isBaseOnly =
    hasForm(verb.word, 'base') && !hasForm(verb.word, 'past') && !hasForm(verb.word, 'participle');
  return isBaseOnly ? presentOf(verb.word, 'singular') : null;
}
