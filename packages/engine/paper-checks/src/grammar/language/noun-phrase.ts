import { englishLexicon } from '../english-lexicon.ts';
import { hasForm, nounNumber, type NounNumber } from './inflections.ts';
import type { Token } from './token.ts';
import { canBe } from './word-kinds.ts';

export type NounPhrase = {
  /** Indices of the first token, of the head, and of the token after the last. */
  readonly start: number;
  readonly head: number;
  readonly end: number;
  readonly determiner: Token | null;
  /** What the form of the head shows, or the pronoun; the determiner may want something else. */
  readonly number: NounNumber;
};

const SINGULAR_DETERMINERS = /^(?:an?|this|that|each|every|another|either|neither|one)$/;
const PLURAL_DETERMINERS =
  /^(?:these|those|many|several|few|both|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|various|numerous)$/;
const DETERMINERS =
  /^(?:the|my|our|your|his|her|its|their|some|any|no|most|all|such|what|which|whose|half|other|more|fewer|less|enough)$/;

const MODALS = /^(?:can|could|will|would|shall|should|may|might|must)$/;

const PRONOUNS: Readonly<Record<string, NounNumber>> = {
  he: 'singular',
  she: 'singular',
  it: 'singular',
  they: 'plural',
  we: 'plural',
  you: 'plural',
  i: 'either',
  everyone: 'singular',
  everybody: 'singular',
  everything: 'singular',
  someone: 'singular',
  somebody: 'singular',
  something: 'singular',
  anyone: 'singular',
  anybody: 'singular',
  anything: 'singular',
  nobody: 'singular',
  nothing: 'singular',
};

/**
 * Index of the noun phrase that is counted in "most of the tenants", "a lot of rain", "only forty of them"; `null`
 * where nothing is.
 */
export function countedFrom(tokens: readonly Token[], start: number): number | null {
  const at = /^(?:only|almost|nearly|about)$/.test(tokens[start]?.word ?? '') ? start + 1 : start;
  const amount = tokens[at];
  if (amount === undefined) return null;
  const isLot = amount.word === 'a' && /^(?:lot|bit|couple)$/.test(tokens[at + 1]?.word ?? '');
  const of = isLot ? at + 2 : at + 1;
  const isAmount =
    isLot ||
    (amount.tag === 'NUM' && amount.word !== 'one') ||
    /^(?:most|some|many|few|all|none|half|both|several|lots|plenty|much|any)$/.test(amount.word);
  return isAmount && tokens[of]?.word === 'of' ? of + 1 : null;
}

/** What number a determiner wants of its noun; `null` where it takes either. */
export function numberAfter(determiner: string): NounNumber | null {
  if (SINGULAR_DETERMINERS.test(determiner)) return 'singular';
  return PLURAL_DETERMINERS.test(determiner) ? 'plural' : null;
}

export function isDeterminer(word: string): boolean {
  return numberAfter(word) !== null || DETERMINERS.test(word);
}

/**
 * The noun phrase that begins at a token: "the two small groups", "her mother's old house", "they". Prepositional
 * phrases and clauses that follow are left to `postmodifierEnd`. A participle opens one only where it is said that it
 * may: "released defendants" can also be a verb with its object.
 */
export function nounPhraseAt(
  tokens: readonly Token[],
  start: number,
  { mayOpenWithParticiple = false } = {},
): NounPhrase | null {
  const first = tokens[start];
  if (first === undefined) return null;
  const pronoun = PRONOUNS[first.word];
  if (pronoun !== undefined) return { start, head: start, end: start + 1, determiner: null, number: pronoun };
  // "One would expect".
  if (first.word === 'one' && tokens[start + 1]?.tag === 'AUX')
    return { start, head: start, end: start + 1, determiner: null, number: 'singular' };
  // "One of the nurses": the pronoun is the head.
  if (/^(?:one|each|either|neither)$/.test(first.word) && tokens[start + 1]?.word === 'of') {
    return { start, head: start, end: start + 1, determiner: null, number: 'singular' };
  }
  let at = start;
  if (/^(?:all|both|half|such)$/.test(first.word) && isDeterminer(tokens[start + 1]?.word ?? '')) at += 1;
  let determiner: Token | null = null;
  const word = tokens[at]?.word ?? '';
  if (isDeterminer(word)) {
    determiner = tokens[at] ?? null;
    at += 1;
  }
  const head = headAt(tokens, at, determiner !== null || mayOpenWithParticiple);
  if (head === null) return null;
  const noun = tokens[head];
  if (noun === undefined) return null;
  if (isPossessiveMark(tokens[head + 1])) {
    // "the school's new rules": what is owned is the head.
    const owned = headAt(tokens, head + 2, true);
    if (owned === null) return null;
    return { start, head: owned, end: owned + 1, determiner: null, number: numberOf(tokens[owned]) };
  }
  return {
    start,
    head,
    end: head + 1,
    determiner,
    number: isNamed(tokens, start, head) ? 'either' : numberOf(noun),
  };
}

/** "The term stakeholders", "the word data": a word that is spoken of has no number of its own. */
function isNamed(tokens: readonly Token[], start: number, head: number): boolean {
  return (
    head > start &&
    /^(?:term|word|phrase|concept|name|label|expression|category|title|notion)$/.test(
      tokens[head - 1]?.word ?? '',
    ) &&
    isPlural(tokens[head])
  );
}

function numberOf(noun: Token | undefined): NounNumber {
  // A quotation is masked as "text", whatever is in it.
  if (noun === undefined || noun.tag === 'PROPN' || noun.word === 'text' || !englishLexicon().has(noun.word))
    return 'either';
  return nounNumber(noun.word) ?? 'either';
}

/** Index of the last noun of a run of adjectives and nouns. */
function headAt(tokens: readonly Token[], from: number, isDetermined: boolean): number | null {
  let head: number | null = null;
  let end = from;
  for (let at = from; at < Math.min(tokens.length, from + 8); at += 1) {
    end = at;
    const token = tokens[at];
    if (
      token === undefined ||
      (MODALS.test(token.word) && (at > from || /^(?:VERB|ADV)$/.test(tokens[at + 1]?.tag ?? '')))
    )
      break;
    if (token.tag === 'NOUN' || token.tag === 'PROPN') {
      // "People today have", "the plant there".
      if (
        head !== null &&
        /^(?:today|tomorrow|yesterday|now|there|here|downtown|upstairs|downstairs|abroad|overseas)$/.test(
          token.word,
        )
      )
        break;
      // "The ways societies strive", "the way food is made": the second noun opens a clause of its own.
      if (head === at - 1 && isPlural(tokens[head]) && isPlural(token)) return null;
      if (head === at - 1 && opensContactClause(tokens[head], token)) return null;
      // "The shadows cast by the fire": a participle.
      if (head !== null && hasForm(token.word, 'participle') && tokens[at + 1]?.word === 'by') break;
      head = at;
      continue;
    }
    if (token.word === '-' && isGlued(tokens, at)) {
      // "well-known", "two-year-old": the part after the hyphen is read as a modifier.
      const next = tokens[at + 1];
      if (head === at - 1) head = null;
      if (next !== undefined && next.tag !== 'NOUN' && next.tag !== 'PROPN') at += 1;
      continue;
    }
    if (head !== null || MODALS.test(token.word)) break;
    const isModifier =
      token.tag === 'ADJ' ||
      token.tag === 'NUM' ||
      (token.tag === 'ADV' && /^(?:ADJ|ADV|VERB)$/.test(tokens[at + 1]?.tag ?? '')) ||
      (token.tag === 'ADV' && tokens[at + 1]?.word === '-') ||
      (token.tag === 'VERB' &&
        (isDetermined || at > from) &&
        (hasForm(token.word, 'participle') || hasForm(token.word, 'ing') || canBe(token.word, 'A')));
    if (!isModifier) break;
  }
  return head ?? (isDetermined ? nounLikeBefore(tokens, from, end) : null);
}

/** "The way food is made", "the moment water boils": behind these a noun without an article is seldom half a compound. */
function opensContactClause(noun: Token | undefined, next: Token): boolean {
  return /^(?:way|moment|extent|degree|reason)$/.test(noun?.word ?? '') && next.tag === 'NOUN';
}

/** "The liquid to", "the young": an adjective that a determiner makes a noun. */
function nounLikeBefore(tokens: readonly Token[], from: number, end: number): number | null {
  const last = tokens[end - 1];
  return last !== undefined && end > from && nounNumber(last.word) !== null && last.tag !== 'VERB'
    ? end - 1
    : null;
}

function isPlural(token: Token | undefined): boolean {
  return token?.tag === 'NOUN' && nounNumber(token.word) === 'plural';
}

function isGlued(tokens: readonly Token[], hyphen: number): boolean {
  return (
    tokens[hyphen - 1]?.end === tokens[hyphen]?.start && tokens[hyphen]?.end === tokens[hyphen + 1]?.start
  );
}

export function isPossessiveMark(token: Token | undefined): boolean {
  return token?.word === "'s" || token?.word === "'";
}

const PREPOSITIONS =
  /^(?:of|in|for|from|with|by|on|at|about|between|among|amongst|to|into|during|after|before|within|across|against|over|under|without|toward|towards|through|throughout|behind|beyond|around|near|inside|outside|per|regarding|concerning|despite|upon|above|below|along|following)$/;

/** True for words that a prepositional phrase begins with; "as", "than" and "like" compare. */
export function isPreposition(word: string): boolean {
  return PREPOSITIONS.test(word);
}

/** Index after the prepositional phrases and participles that follow a noun phrase; `null` where it is unclear. */
export function postmodifierEnd(tokens: readonly Token[], from: number): number | null {
  let at = from;
  for (let phrases = 0; phrases < 5; phrases += 1) {
    const token = tokens[at];
    if (token === undefined) return at;
    if (isPreposition(token.word) && token.tag !== 'VERB') {
      const end = complementEnd(tokens, at + 1);
      if (end === null) return null;
      at = end;
      continue;
    }
    const isReduced =
      token.tag === 'VERB' &&
      (hasForm(token.word, 'participle') || hasForm(token.word, 'ing')) &&
      isPreposition(tokens[at + 1]?.word ?? '');
    if (!isReduced) return at;
    at += 1;
  }
  return at;
}

/** Index after what a preposition takes: a noun phrase, perhaps two, or a gerund with its object. */
function complementEnd(tokens: readonly Token[], from: number): number | null {
  const gerund = tokens[from];
  if (/^(?:how|what|whether|why|where|who|which|whose)$/.test(gerund?.word ?? '')) return null;
  const start =
    gerund !== undefined && gerund.tag === 'VERB' && hasForm(gerund.word, 'ing') ? from + 1 : from;
  // "Helping people invest": behind these the noun has a verb of its own.
  if (start > from && /^(?:helping|making|letting|having|seeing|watching)$/.test(gerund?.word ?? ''))
    return null;
  const phrase = nounPhraseAt(tokens, start);
  // "The response to this act": the tagger may take the noun for a verb.
  const isOpen = /^(?:this|that|these|those)$/.test(tokens[start]?.word ?? '');
  if (phrase === null && isOpen && canBe(tokens[start + 1]?.word ?? '', 'N')) return null;
  if (phrase === null)
    return /^(?:them|him|her|us|me|it|this|that|these|those)$/.test(tokens[start]?.word ?? '')
      ? start + 1
      : null;
  const joint = tokens[phrase.end];
  if (joint?.tag !== 'CCONJ') return phrase.end;
  const second = nounPhraseAt(tokens, phrase.end + 1);
  // "The end of the class and it was": a subject opens the next clause.
  if (/^(?:i|he|she|it|we|they)$/.test(tokens[phrase.end + 1]?.word ?? '')) return phrase.end;
  // "The person in the bed and the relatives": the second noun may belong to the subject.
  if (second !== null && (second.determiner !== null || phrase.determiner === null)) return null;
  return second === null || !/^(?:and|or)$/.test(joint.word) ? null : second.end;
}
