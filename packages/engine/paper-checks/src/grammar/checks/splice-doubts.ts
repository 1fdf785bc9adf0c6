import { clauseAt, isFinite, type Subject } from '../language/clauses.ts';
import { hasForm } from '../language/inflections.ts';
import { mainClauseIn } from '../language/main-clause.ts';
import { verbBehindRelative } from '../language/relative-clause.ts';
import { nounPhraseAt } from '../language/noun-phrase.ts';
import type { Token } from '../language/token.ts';
import { isOnly } from '../language/word-kinds.ts';

/** Where the first clause begins, and the comma behind it. */
export type Place = { readonly from: number; readonly comma: number };

/** "The belt was on, the bed was low and the brakes were set": clauses in a row with "and" before the last. */
export function isFirstOfThree(tokens: readonly Token[], second: number): boolean {
  const and = tokens.findIndex(({ word }, at) => at > second && word === 'and');
  const last = and === -1 ? null : clauseAt(tokens, and + 1);
  return last !== null && last.phrase.start === and + 1 && isFinite(tokens, last.verb);
}

export function isContrast(tokens: readonly Token[], { from, comma }: Place, second: number): boolean {
  const first = tokens.slice(from, comma);
  const isNegated = first.some(({ word }) => /^(?:not|n't|never)$/.test(word));
  // "It does not just omit them, it mocks them."
  const isHeightened = isNegated && first.some(({ word }) => /^(?:just|only|merely|simply|even)$/.test(word));
  if (isHeightened && tokens[second]?.tag === 'PRON') return true;
  return (
    isNegated &&
    /^(?:it|he|she|they|we|this)$/.test(tokens[second]?.word ?? '') &&
    tokens[from]?.word === tokens[second]?.word
  );
}

/** "The first law passed in the state, it ended": a participle that may be no verb, and a pronoun for the noun before it. */
export function mayBeApposition(tokens: readonly Token[], { from, comma }: Place, second: number): boolean {
  const clause = mainClauseIn(tokens, { from, to: comma, isLax: true });
  const verb = tokens[clause?.verb ?? -1];
  return (
    clause !== null &&
    verb?.tag === 'VERB' &&
    /^(?:it|they|he|she)$/.test(tokens[second]?.word ?? '') &&
    hasForm(verb.word, 'participle') &&
    /^(?:first|last|only|next|best|largest|oldest|[a-z]+est)$/.test(
      tokens[clause.phrase.start + 1]?.word ?? '',
    ) &&
    tokens[clause.verb + 1]?.tag === 'ADP'
  );
}

/** "Do not open the valve", "read the label first". */
export function isImperative(tokens: readonly Token[], at: number): boolean {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (first === undefined || second === undefined) return false;
  if (first.word === 'do' && /^(?:not|n't)$/.test(second.word))
    return third !== undefined && hasForm(third.word, 'base');
  return (
    first.tag === 'VERB' &&
    isOnly(first.word, 'V') &&
    hasForm(first.word, 'base') &&
    (second.tag === 'DET' || /^(?:it|them|him|her)$/.test(second.word))
  );
}

/** "The more they read, the more they know." */
export function isProportion(tokens: readonly Token[], at: number): boolean {
  const [first, second] = tokens.slice(at, at + 2);
  return (
    first?.word === 'the' &&
    second !== undefined &&
    second.tag !== 'NOUN' &&
    /(?:er|more|less)$/.test(second.word)
  );
}

/** "Whatever they can see, they": the clause is the object of the next one. */
export function opensFreeRelative(tokens: readonly Token[], opens: number, comma: number): boolean {
  return tokens
    .slice(opens, comma)
    .some(({ word }) => /^(?:whatever|whoever|whichever|whomever|everywhere|anywhere)$/.test(word));
}

/** "Before the term and its use were known": of two nouns the tagger cannot tell which is the subject. */
export function hasJoinedOpening(tokens: readonly Token[], opens: number): boolean {
  if (!/^(?:before|after|since|until)$/.test(tokens[opens]?.word ?? '')) return false;
  const phrase = nounPhraseAt(tokens, opens + 1);
  return tokens[phrase?.end ?? -1]?.tag === 'CCONJ';
}

/** "I asked the judge, the judge refused": no apposition repeats its noun, so a past tense here is a verb. */
export function isNamedAgain(tokens: readonly Token[], second: number, { from, comma }: Place): boolean {
  const phrase = nounPhraseAt(tokens, second);
  // "A poll tax, a tax on voting": with "a" it is an apposition.
  const determiner = phrase?.determiner?.word ?? 'a';
  const noun = phrase === null || /^(?:an?|one|another)$/.test(determiner) ? undefined : tokens[phrase.head];
  return (
    noun !== undefined &&
    !/^(?:called|named|known|based|made|built)$/.test(tokens[phrase?.end ?? -1]?.word ?? '') &&
    tokens.slice(from, comma).some(({ word, tag }) => tag === 'NOUN' && word === noun.word)
  );
}

/** "A renter who pays on time is punished": a relative clause stands between subject and verb. */
export function behindRelative(tokens: readonly Token[], second: number): Subject | null {
  const phrase = nounPhraseAt(tokens, second);
  if (phrase === null || phrase.determiner === null || tokens[phrase.end]?.word === 'which') return null;
  const verb = verbBehindRelative(tokens, phrase.end);
  return verb === null ? null : { phrase, verb, opener: '' };
}
