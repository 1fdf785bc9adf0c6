import { isFinite, isSubordinator } from './clauses.ts';
import { hasForm, nounNumber, verbReadings, type VerbReading } from './inflections.ts';
import { introductionsEnd } from './unmarked-starts.ts';
import type { Token } from './token.ts';
import { isOften } from './word-kinds.ts';

/**
 * A sentence without any verb is rare; where its subject would end in two nouns of which the second may be a verb and
 * has an object or a phrase behind it, that one is the verb: "my brother work at the plant", "fines effect the poor".
 */
export function withMissingVerb(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (last?.word !== '.' || tokens.length < 5) return tokens;
  const start = introductionsEnd(tokens) ?? 0;
  const verb = verbIn(tokens, start);
  if (verb === null) return tokens;
  return tokens.map((token, index) => (index === verb ? { ...token, tag: 'VERB' } : token));
}

function verbIn(tokens: readonly Token[], start: number): number | null {
  if (isSubordinator(tokens[start]) || tokens[start]?.tag === 'ADP') return null;
  const last = lastOfNouns(tokens, start);
  const candidates = [...tokens.keys()]
    .slice(start + 1, last + 1)
    .filter((at) => isCandidate(tokens, at, start));
  // "The river causes floods": of several words that may be the verb, the one that agrees is it.
  const verb = candidates.find((at) => agrees(tokens, at)) ?? candidates.at(-1);
  return verb === undefined || hasVerbOfItsOwn(tokens, verb) ? null : verb;
}

/** A noun behind another that may be a verb with what follows it. */
function isCandidate(tokens: readonly Token[], at: number, start: number): boolean {
  const [noun, verb, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (noun?.tag !== 'NOUN' || verb?.tag !== 'NOUN' || verb.text !== verb.word || next === undefined)
    return false;
  const reading = readingOf(verb);
  if (reading === undefined || !isOften(reading.lemma, 'V') || hasForm(verb.word, 'ing')) return false;
  const follows = /^(?:DET|PRON|ADP|ADV|PART|ADJ|NUM)$/.test(next.tag) && next.word !== 'of';
  if (!follows) return next.tag === 'NOUN' && agrees(tokens, at);
  // "Use caution here": without a determiner a singular noun may be an imperative.
  const isPlural = nounNumber(noun.word) === 'plural';
  if (!isPlural && !/^(?:DET|PRON)$/.test(tokens[start]?.tag ?? '')) return false;
  // Two singular nouns, or a plural behind a singular, make one name for a thing unless an object follows.
  return isPlural || /^(?:DET|PRON|ADJ)$/.test(next.tag) || reading.form === 'base';
}

function readingOf({ word }: Token): VerbReading | undefined {
  return verbReadings(word).find(({ form }) => form === 'base' || form === 's');
}

function agrees(tokens: readonly Token[], at: number): boolean {
  const [noun, verb] = [tokens[at - 1], tokens[at]];
  if (noun === undefined || verb === undefined) return false;
  const wanted = nounNumber(noun.word) === 'plural' ? 'base' : 's';
  return readingOf(verb)?.form === wanted;
}

/** Index of the last noun of the run that opens a clause; a plural noun ends its phrase. */
function lastOfNouns(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at < start + 4 && /^(?:DET|PRON|ADJ|NUM)$/.test(tokens[at]?.tag ?? '')) at += 1;
  while (tokens[at + 1]?.tag === 'NOUN') at += 1;
  return at;
}

/** True where, besides the candidate, more verbs follow than there are words that open a clause for them. */
export function hasVerbOfItsOwn(tokens: readonly Token[], candidate: number): boolean {
  let verbs = 0;
  let openers = 0;
  for (const [index, token] of tokens.entries()) {
    if (index === candidate) continue;
    if (index < candidate && isFinite(tokens, index)) return true;
    if (index > candidate && isFinite(tokens, index)) verbs += 1;
    // "The way we eat": a clause that belongs to the noun before it.
    if (
      index > candidate &&
      /^(?:i|he|she|we|they|you)$/.test(token.word) &&
      tokens[index - 1]?.tag === 'NOUN'
    )
      openers += 1;
    if (index > candidate && isSubordinator(token) && !/^(?:as|than|so|even)$/.test(token.word)) openers += 1;
  }
  const isRelative = tokens
    .slice(candidate + 1, candidate + 3)
    .some(({ word }) => /^(?:that|which|who|whose|where|when)$/.test(word));
  return isRelative || verbs > openers;
}
