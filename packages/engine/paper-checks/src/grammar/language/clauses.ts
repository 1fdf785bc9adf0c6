import { hasForm, nounNumber, verbReadings } from './inflections.ts';
import {
  countedFrom,
  isPossessiveMark,
  nounPhraseAt,
  postmodifierEnd,
  type NounPhrase,
} from './noun-phrase.ts';
import type { Token } from './token.ts';
import { isOften } from './word-kinds.ts';

export const MODALS = /^(?:can|could|will|would|shall|should|may|might|must|ca|wo|'ll|cannot)$/;
const FINITE_AUXILIARIES = /^(?:am|is|are|was|were|has|have|had|do|does|did|ought)$/;
const SUBORDINATORS =
  /^(?:because|although|though|while|whereas|when|whenever|if|unless|since|until|once|that|whether|as|before|after|where|wherever|so|lest|provided|even|how|why|what|who|which|whom|whose|than)$/;

/** True for words that make the clause behind them depend on another. */
export function isSubordinator(token: Token | undefined): boolean {
  return token !== undefined && SUBORDINATORS.test(token.word);
}

/** True for a verb that carries the tense of a clause: "was", "can", "shows", "went", and "show" where it is a verb. */
export function isFinite(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (MODALS.test(token.word) || FINITE_AUXILIARIES.test(token.word)) return token.tag !== 'NOUN';
  if (token.word === "'s" || token.word === "'re" || token.word === "'m" || token.word === "'ve")
    return token.tag === 'AUX' || token.tag === 'VERB';
  if (token.tag !== 'VERB') return false;
  if (hasForm(token.word, 's')) return true;
  if (isNonfiniteBy(tokens, at)) return false;
  return hasForm(token.word, 'past') || hasForm(token.word, 'base');
}

/** "To show", "has shown", "was shown", "can show": another verb or "to" has taken the tense. */
function isNonfiniteBy(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before >= at - 4; before -= 1) {
    const token = tokens[before];
    if (token === undefined) return false;
    if (token.tag === 'ADV' || token.word === "n't" || token.word === 'not') continue;
    return (
      token.tag === 'AUX' ||
      token.word === 'to' ||
      token.tag === 'PART' ||
      /^(?:be|been|being|have|has|had|having|get|gets|got)$/.test(token.word)
    );
  }
  return false;
}

/** The subject of a clause and the verb behind it. */
export type Subject = {
  readonly phrase: NounPhrase;
  /** Index of the first verb behind the subject and its prepositional phrases. */
  readonly verb: number;
  /** Word that opens the clause: "because", "and"; empty for the start of a sentence. */
  readonly opener: string;
};

/** Index of the mark or word at which the clause of a token ends. */
export function clauseEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || /^[.,;:!?()–—]$/.test(token.word)) return at;
    if (at > from && (isSubordinator(token) || token.tag === 'CCONJ')) return at;
  }
  return tokens.length;
}

/** True where another verb behind this one carries the tense, so that this word may be a noun. */
export function hasFiniteAfter(tokens: readonly Token[], at: number): boolean {
  // "Research show that sleep helps": the later verb belongs to a clause of its own.
  if (/^(?:that|how|why|whether)$/.test(tokens[at + 1]?.word ?? '')) return false;
  const end = clauseEnd(tokens, at + 1);
  for (let next = at + 1; next < end; next += 1) {
    const token = tokens[next];
    if (token === undefined) return false;
    if (token.tag === 'AUX' && isFinite(tokens, next)) return true;
    const isPlainFinite =
      token.tag === 'VERB' &&
      isFinite(tokens, next) &&
      (hasForm(token.word, 's') || verbReadings(token.word).every(({ form }) => form === 'past'));
    if (isPlainFinite) return true;
  }
  return false;
}

/** A subject and its verb, wherever in the sentence they begin; `null` where a word is in doubt, unless `isLax`. */
export function clauseAt(tokens: readonly Token[], from: number, isLax = false): Subject | null {
  const start = tokens[from]?.word === 'there' ? from + 1 : from;
  if (start > from) return isSurelyFinite(tokens, start) ? thereClause(from, start) : null;
  const demonstrative = /^(?:this|that|these|those|others|many|some|most|few|both|none|neither)$/.test(
    tokens[from]?.word ?? '',
  );
  if (demonstrative && isSurelyFinite(tokens, from + 1)) return thereClause(from, from + 1);
  const counted = countedFrom(tokens, from);
  if (counted !== null && /^(?:them|us|it|these|those|this)$/.test(tokens[counted]?.word ?? ''))
    return isSurelyFinite(tokens, counted + 1) ? thereClause(from, counted + 1) : null;
  const phrase = nounPhraseAt(tokens, counted ?? from);
  if (phrase === null || isPossessiveMark(tokens[phrase.end])) return null;
  const end = postmodifierEnd(tokens, phrase.end) ?? phrase.end;
  for (const candidate of new Set([end, phrase.end])) {
    let verb = candidate;
    // "The lords themselves broke it".
    if (/^(?:himself|herself|itself|themselves|ourselves)$/.test(tokens[verb]?.word ?? '')) verb += 1;
    while (tokens[verb]?.tag === 'ADV' && verb < candidate + 2 && !isSubordinator(tokens[verb])) verb += 1;
    if (isSurelyFinite(tokens, verb) || (isLax && isLikelyFinite(tokens, verb)))
      return { phrase, verb, opener: '' };
  }
  return null;
}

function thereClause(start: number, verb: number): Subject {
  return { phrase: { start, head: start, end: verb, determiner: null, number: 'either' }, verb, opener: '' };
}

/** A verb whose form or place leaves no doubt that it carries the tense: "was", "shows", "went", "published the". */
export function isSurelyFinite(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !isFinite(tokens, at)) return false;
  if (token.tag === 'AUX') return true;
  if (/^(?:is|are|was|were|has|have|had|do|does|did)$/.test(token.word)) return true;
  const before = tokens[wordBefore(tokens, at)];
  const isAfterPronoun =
    /^(?:i|he|she|we|they|you|it|them|nobody|everyone|everybody|someone|somebody|everything|nothing|something|others)$/.test(
      before?.word ?? '',
    );
  const readings = verbReadings(token.word);
  // "Also create digital divides": right behind an adjective it is a noun.
  if (
    tokens[at - 1]?.tag === 'ADJ' &&
    nounNumber(token.word) === 'plural' &&
    !isOften(tokens[at - 1]?.word ?? '', 'N')
  )
    return false;
  if (readings.some(({ form }) => form === 's'))
    return (
      nounNumber(token.word) === null ||
      isAfterPronoun ||
      opensComplement(tokens[at + 1]) ||
      !hasFiniteAfter(tokens, at)
    );
  if (readings.some(({ form }) => form === 'past')) {
    return (
      isAfterPronoun || !readings.some(({ form }) => form === 'participle') || opensObject(tokens[at + 1])
    );
  }
  if (isAfterPronoun) return true;
  // "Schools usually measure": behind an adverb it is no noun.
  const isBehindAdverb = tokens[at - 1]?.tag === 'ADV' && isOften(token.word, 'V');
  return (
    before?.tag === 'NOUN' &&
    (nounNumber(before.word) === 'plural' || before.word === 'others') &&
    (nounNumber(token.word) === null || !isOften(token.word, 'N') || isBehindAdverb)
  );
}

function opensComplement(token: Token | undefined): boolean {
  return token === undefined || /^(?:DET|PRON|ADP|ADV|SCONJ|ADJ|PUNCT|PART)$/.test(token.tag);
}

function opensObject(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.tag === 'DET' ||
      (token.tag === 'NOUN' && !/^(?:yesterday|today|last|next)$/.test(token.word)) ||
      /^(?:that|it|them|him|her|his|their|its|my|our|us|me|how|why|whether|no|yes|nothing|everything)$/.test(
        token.word,
      ))
  );
}

/** Index of the last word before this one that is no adverb. */
function wordBefore(tokens: readonly Token[], at: number): number {
  let before = at - 1;
  while (before > 0 && tokens[before]?.tag === 'ADV') before -= 1;
  return before;
}

/** "The trial failed": past tense or participle, but no other verb of the clause carries the tense. */
function isLikelyFinite(tokens: readonly Token[], at: number): boolean {
  return (
    isFinite(tokens, at) &&
    hasForm(tokens[at]?.word ?? '', 'past') &&
    tokens[at + 1]?.word !== 'by' &&
    !hasFiniteAfter(tokens, at)
  );
}
