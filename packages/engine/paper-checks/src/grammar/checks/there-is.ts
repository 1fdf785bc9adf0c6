import type { GrammarCheck } from '../grammar-check.ts';
import { agreementKind } from '../kinds.ts';
import { nounNumber, pluralNoun } from '../language/inflections.ts';
import { nounPhraseAt, numberAfter } from '../language/noun-phrase.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

const COUNTERPARTS: Readonly<Record<string, string>> = {
  is: 'are',
  "'s": 'are',
  are: 'is',
  was: 'were',
  were: 'was',
  has: 'have',
  have: 'has',
  exist: 'exists',
  exists: 'exist',
  remain: 'remains',
  remains: 'remain',
  seem: 'seems',
  seems: 'seem',
  appear: 'appears',
  appears: 'appear',
};
const DEMANDS =
  /^(?:require|demand|insist|request|ask|propose|recommend|suggest|necessary|essential|important|vital)(?:s|d|ed)?$/;
const VAGUE = /^(?:seems?|appears?)$/;
const SINGULAR = /^(?:is|'s|was|has|exists|remains|seems|appears)$/;
const BETWEEN =
  /^(?:also|still|always|often|usually|now|currently|only|probably|clearly|indeed|not|n't|been|never|already|certainly|really|very)$/;

/** After "there" the verb agrees with the noun behind it. */
export const thereIs: GrammarCheck = {
  ...agreementKind,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'After “there,” the verb agrees with the noun that follows it.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const [index, { word }] of tokens.entries()) {
        const verb = tokens[index + 1];
        if (word !== 'there' || verb === undefined) continue;
        const right = COUNTERPARTS[verb.word];
        const hasPerfect = /^(?:has|have)$/.test(verb.word);
        const isVague = VAGUE.test(verb.word);
        if (isVague && !(tokens[index + 2]?.word === 'to' && tokens[index + 3]?.word === 'be')) continue;
        if (right === undefined || (hasPerfect && !hasBeenNext(tokens, index + 2))) continue;
        // "Theory requires that there exist proof": what is demanded has no ending.
        if (tokens[index - 1]?.word === 'that' && DEMANDS.test(tokens[index - 2]?.word ?? '')) continue;
        const number = numberBehind(tokens, isVague ? index + 4 : index + 2);
        if (number === null || (number === 'singular') === SINGULAR.test(verb.word)) continue;
        if (
          /^(?:if|though|as|wish|unless|whether)$/.test(tokens[index - 1]?.word ?? '') &&
          verb.word === 'were'
        )
          continue;
        yield {
          start: verb.start,
          end: verb.end,
          message: `What follows “there” is ${number}: “there ${right}”.`,
          suggestions: verb.word === "'s" ? [] : [right],
        };
      }
    }
  },
};

function hasBeenNext(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(from, from + 3).some(({ word }) => word === 'been');
}

/** The number of the noun phrase behind the verb; `null` where it is not sure. */
function numberBehind(tokens: readonly Token[], from: number): 'singular' | 'plural' | null {
  let at = from;
  while (BETWEEN.test(tokens[at]?.word ?? '')) at += 1;
  const few = littleAt(tokens, at);
  if (few !== null) return few;
  // "Little doctors could do": the noun may open a clause of its own.
  const phrase = tokens[at]?.word === 'little' ? null : nounPhraseAt(tokens, at);
  if (phrase === null || phrase.number === 'either') return null;
  const after = tokens[phrase.end];
  // "There is a bed and two chairs": the verb may agree with the nearest noun.
  if (after?.word === ',' && opensClause(tokens, phrase.end + 1)) return phrase.number;
  if (after?.tag === 'CCONJ' || after?.word === ',' || after?.word === '/')
    return phrase.number === 'plural' ? 'plural' : null;
  const wanted = numberAfter(phrase.determiner?.word ?? '');
  if (wanted !== null && wanted !== phrase.number) return null;
  const head = tokens[phrase.head];
  if (head === undefined || head.tag !== 'NOUN') return null;
  // "There are a multiplicity of ways": an amount of many, as in "a number of".
  if (
    /^(?:multiplicity|multitude|plethora|host|range|handful|myriad|majority|minority|wealth|dozen|couple)$/.test(
      head.word,
    ) &&
    after?.word === 'of'
  )
    return null;
  if (
    tokens
      .slice(phrase.start, phrase.head)
      .some(({ tag, word }) => tag === 'NUM' && phrase.number === 'singular' && word !== 'one')
  )
    return null;
  // "There are two-year programs": a bare singular noun that could be counted may have lost its ending instead.
  const isLittle = tokens[phrase.start]?.word === 'much';
  const isBareCount =
    !isLittle && phrase.determiner === null && phrase.number === 'singular' && pluralNoun(head.word) !== null;
  if (!isBareCount) return phrase.number;
  // "There have been crime": whatever was meant, a noun in the singular does not fit, unless it is half a compound.
  const isEnd = after === undefined || /^(?:ADP|PUNCT|SCONJ)$/.test(after.tag);
  return isEnd && phrase.start === phrase.head ? 'singular' : null;
}

/** "Little to see", "little soil from which", "another one": these are singular; `null` where something else follows. */
function littleAt(tokens: readonly Token[], at: number): 'singular' | null {
  const [amount, next, after] = tokens.slice(at, at + 3);
  if (amount === undefined || next === undefined) return null;
  if (amount.word === 'another') return next.word === 'one' && after?.tag !== 'NOUN' ? 'singular' : null;
  if (amount.word !== 'little') return null;
  if (next.word === 'to' || /^[.,;]$/.test(next.word)) return 'singular';
  const isMass = next.tag === 'NOUN' && nounNumber(next.word) === 'singular';
  return isMass && (after === undefined || /^(?:ADP|PUNCT|SCONJ|PART)$/.test(after.tag)) ? 'singular' : null;
}

/** ", and without wood", ", but they left": what follows the comma is no second noun. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.tag === 'CCONJ' ? tokens[at + 1] : undefined;
  return (
    next !== undefined &&
    (/^(?:ADP|SCONJ|AUX)$/.test(next.tag) || /^(?:they|we|he|she|it|i|there)$/.test(next.word))
  );
}
