import {
  clauseAt,
  hasFiniteAfter,
  isFinite,
  isSubordinator,
  isSurelyFinite,
  type Subject,
} from './clauses.ts';
import { hasForm, nounNumber, verbReadings } from './inflections.ts';
import { meansPerson } from './person-nouns.ts';
import { nounPhraseAt, postmodifierEnd } from './noun-phrase.ts';
import type { Token } from './token.ts';

/** Words that open a clause which may come before the main one. */
const OPENERS =
  /^(?:when|whenever|if|because|although|though|while|unless|whereas|once|since|after|before|as|until|wherever)$/;
/** Their object may be a clause without "that": "when he saw the man was tired". */
const TAKES_CLAUSE =
  /^(?:suspect|expect|recall|insist|predict|assert|assure|promise|warn|convince|persuade|remind|inform|teach|see|know|think|believe|say|find|feel|hear|hope|notice|realize|realise|show|suggest|mean|ensure|claim|argue|learn|discover|understand|assume|suppose|ask|tell|wish|prove|guess|imagine|fear|sure|so|remember|forget|doubt|report|state|admit|agree|decide|conclude|indicate|let|make|help|likely|unlikely|possible|certain|clear|true|glad|afraid|concern|worry|surprise|please|confident|aware|happy|sorry)$/;
/** Rounds of introductory words: "However, in 2019, when the war was over". */
const MOST_INTRODUCTIONS = 4;

/**
 * The main clause between two tokens, behind whatever introduces it: "when he came out he was", "in the end, it was";
 * `null` where there is none. `isLax` takes a past tense for a verb even where it may be a participle.
 */
export function mainClauseIn(
  tokens: readonly Token[],
  { from, to, isLax = false }: { readonly from: number; readonly to: number; readonly isLax?: boolean },
): Subject | null {
  let at = from;
  for (let round = 0; round < MOST_INTRODUCTIONS; round += 1) {
    // "How ever many", "where most people live": these open no main clause.
    if (/^(?:how|what|who|which|why|whether|where|whose|whom)$/.test(tokens[at]?.word ?? '')) return null;
    // "Now that meals were cheap".
    if (tokens[at]?.word === 'that' && at > from && tokens[at - 1]?.tag === 'ADV') return null;
    const clause = isIntroduction(tokens, at) ? null : clauseAt(tokens, at, isLax);
    if (clause !== null) return clause.verb < to ? clause : null;
    const end = introductionEnd(tokens, at, to);
    if (end === null || end >= to) return null;
    if (tokens[end]?.word === ',') at = end + 1;
    else if (tokens[at]?.tag === 'ADP' && ownsClause(tokens, end, isLax)) return null;
    else if (
      tokens[end - 1]?.tag === 'NOUN' &&
      /^(?:i|he|she|we|they|you)$/.test(tokens[end]?.word ?? '') &&
      end - at > 2
    )
      return null;
    else at = end;
  }
  return null;
}

/** "In the house he built", "by the time it ended", "on the idea that": the clause belongs to the noun of the phrase. */
function ownsClause(tokens: readonly Token[], at: number, isLax: boolean): boolean {
  if (
    isSubordinator(tokens[at]) ||
    /^(?:way|time|day|moment|year|extent|degree|reason|place)s?$/.test(tokens[at - 1]?.word ?? '')
  )
    return true;
  const clause = clauseAt(tokens, at, isLax);
  const verb = tokens[clause?.verb ?? -1];
  // "For all the reading you do,": a clause without an object, to which the noun belongs.
  if (clause !== null && tokens[clause.verb + 1]?.word === ',' && tokens[at - 1]?.tag === 'NOUN') return true;
  if (clause === null || verb === undefined) return false;
  // "At the price the state had set": the noun is the object of the last verb.
  if (verb.tag === 'AUX') {
    let end = clause.verb;
    while (/^(?:AUX|ADV|PART|VERB)$/.test(tokens[end]?.tag ?? '')) end += 1;
    const isPassive = /^(?:is|are|was|were|been|be|being)$/.test(tokens[end - 2]?.word ?? '');
    return (
      tokens[end - 1]?.tag === 'VERB' && tokens[end]?.tag === 'PUNCT' && !isPassive && end - clause.verb > 1
    );
  }
  return !/^(?:DET|PRON|ADJ|PART|SCONJ)$/.test(tokens[clause.verb + 1]?.tag ?? '');
}

function isIntroduction(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const isBeforeOpener = token.tag === 'ADV' && isSubordinator(tokens[at + 1]);
  return token.tag === 'ADP' || OPENERS.test(token.word) || isBeforeOpener;
}

/** Index after an adverb, a prepositional phrase, or a clause that depends on the next one. */
function introductionEnd(tokens: readonly Token[], at: number, to: number): number | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const comma = tokens.findIndex(({ word }, index) => word === ',' && index > at);
  const end = comma < 0 || comma >= to ? null : comma;
  if (token.word === 'even' || (token.tag === 'ADV' && !isSubordinator(token))) return at + 1;
  if (opensTime(tokens, at))
    return /^(?:then|now)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : postmodifierEnd(tokens, at);
  if (OPENERS.test(token.word)) {
    const hasVerb = tokens.slice(at, end ?? at).some((_, index) => isSurelyFinite(tokens, at + index));
    return end !== null && hasVerb ? end : dependentClauseEnd(tokens, at);
  }
  if (token.tag === 'ADP') return postmodifierEnd(tokens, at) ?? end;
  const isVerbPhrase = token.word === 'to' || (token.tag === 'VERB' && hasForm(token.word, 'ing'));
  return isVerbPhrase ? end : null;
}

/** "After that", "before the war", "since 1990": prepositions here, with no verb in what they take. */
function opensTime(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:after|before|since|until)$/.test(tokens[at]?.word ?? '')) return false;
  return clauseAt(tokens, at + 1, true) === null;
}

/**
 * Index at which the main clause begins behind a dependent clause without a comma: at "the soldiers" in "when the war
 * ended the soldiers went home".
 */
export function dependentClauseEnd(tokens: readonly Token[], start: number): number | null {
  if (!OPENERS.test(tokens[start]?.word ?? '')) return null;
  const first = clauseAt(tokens, start + 1);
  if (first === null) return null;
  return (
    mainClauseBehind(tokens, first, false) ??
    // Without a comma the sentence must have its main clause here, so a past tense is taken for one.
    (hasNoComma(tokens) ? mainClauseBehind(tokens, first, true) : null)
  );
}

function hasNoComma(tokens: readonly Token[]): boolean {
  return !tokens.some(({ word }) => /^[,;:()–—]$/.test(word));
}

function mainClauseBehind(tokens: readonly Token[], first: Subject, isLax: boolean): number | null {
  const lemma = lemmaOf(tokens[first.verb]);
  for (let at = first.verb + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (
      token === undefined ||
      /^(?:PUNCT|SCONJ)$/.test(token.tag) ||
      (token.tag === 'CCONJ' && !joinsInside(tokens, at)) ||
      isSubordinator(token) ||
      /^(?:that|who|which|what|how|why|whether|where|when|than|if|because|so|whose|whom)$/.test(token.word)
    )
      return null;
    if (
      /^(?:each|every|any|this|that)$/.test(token.word) &&
      /^(?:time|day|year|week|moment)$/.test(tokens[at + 1]?.word ?? '')
    )
      return null;
    const isBare = /^(?:NOUN|ADJ)$/.test(token.tag) && tokens[at - 1]?.tag === 'VERB';
    // "Was passed children": a passive has no object, so a noun behind it opens a clause.
    const isBehindPassive =
      isBare &&
      tokens[at - 2]?.tag === 'AUX' &&
      /^(?:is|are|was|were|been|be)$/.test(tokens[at - 2]?.word ?? '');
    // "The price of insulin patients will": people right behind a thing, with a helping verb of their own.
    const arePeople =
      token.tag === 'NOUN' &&
      tokens[at - 1]?.tag === 'NOUN' &&
      nounNumber(token.word) === 'plural' &&
      meansPerson(token.word) &&
      tokens[at + 1]?.tag === 'AUX' &&
      hasNoComma(tokens);
    if (!(isBare || arePeople || isSubjectOpening(token)) || !isComplete(tokens, first.verb, at)) continue;
    const second = clauseAt(tokens, at, isLax);
    if (second === null || TAKES_CLAUSE.test(lemma) || TAKES_CLAUSE.test(lemmaOf(tokens[at - 1]))) continue;
    if (isBare && !isBehindPassive && tokens[second.verb]?.tag !== 'AUX') continue;
    // "In a town many have never heard of, it": a preposition without its noun takes the noun before.
    const comma = tokens.findIndex(({ word }, index) => word === ',' && index > at);
    if (comma !== -1 && /^(?:of|about|to|for|with|from|at)$/.test(tokens[comma - 1]?.word ?? '')) return null;
    // "If the temperature of the water it holds rises": two verbs in the rest speak for a clause inside.
    if (hasOtherVerb(tokens, second.verb)) return null;
    // The comma goes before "then": "if they pay, then they leave".
    return tokens[at - 1]?.word === 'then' ? at - 1 : at;
  }
  return null;
}

/** "Had cleaned the bench and labeled the samples": no subject of its own follows "and". */
function joinsInside(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    tokens[at]?.word === 'and' &&
    (next?.tag === 'VERB' || next?.tag === 'ADJ') &&
    clauseAt(tokens, at + 1) === null
  );
}

function lemmaOf(token: Token | undefined): string {
  return verbReadings(token?.word ?? '')[0]?.lemma ?? '';
}

function isSubjectOpening({ word, tag }: Token): boolean {
  return (
    /^(?:i|he|she|we|they|it|one|everyone|everybody|nobody|there|this|these|the|a|an|many|some|most|few|each|my|his|her|their|our|its|people|students|no)$/.test(
      word,
    ) || tag === 'DET'
  );
}

/** The first clause can end here: its verb is not left without its object or its participle. */
function isComplete(tokens: readonly Token[], verb: number, at: number): boolean {
  const last = tokens[at - 1];
  if (last === undefined || at === verb) return false;
  if (/^(?:some|any|every|no)thing$|^(?:some|any|every)one$/.test(last.word)) return false;
  // "At the time the loan is made", "in the way the story is told": the clause belongs to the noun.
  if (
    /^(?:way|time|day|moment|year|extent|degree|reason|place|point|rate|speed|minute|hour)s?$/.test(last.word)
  )
    return false;
  if (
    /^(?:DET|ADP|AUX|PART|CCONJ|NUM)$/.test(last.tag) &&
    !/^(?:up|out|off|down|over|on|in|away|back|one)$/.test(last.word)
  )
    return false;
  // "If you were on a remote island": a particle, or a preposition with its noun.
  if (/^(?:on|in)$/.test(last.word) && tokens[at]?.tag === 'DET') return false;
  const isPronoun = /^(?:i|he|she|we|they|there)$/.test(tokens[at]?.word ?? '');
  // "When students read the book": a noun phrase right behind a verb is its object, and a noun before a pronoun
  // may own a clause: "the book they read".
  // "Because she had no car she walked": without any other comma and verb, the main clause has to begin here.
  if (isPronoun && last.tag === 'NOUN' && !tokens.some(({ word }) => /^[,;:]$/.test(word))) {
    const second = clauseAt(tokens, at);
    return (
      second !== null &&
      !hasFiniteAfter(tokens, second.verb) &&
      tokens.at(-2)?.tag !== 'ADP' &&
      !(/^(?:is|are|was|were)$/.test(tokens[verb]?.word ?? '') && tokens[verb + 1]?.tag === 'DET')
    );
  }
  // "If you take the schedule we used, we can": the main clause begins behind the comma.
  if (isPronoun && last.tag === 'NOUN') {
    const comma = tokens.findIndex(({ word }, index) => word === ',' && index > at);
    if (comma >= 0 && clauseAt(tokens, comma + 1) !== null) return false;
  }
  if (isPronoun)
    return last.tag !== 'NOUN' && last.tag !== 'PROPN' && last.tag !== 'VERB'
      ? true
      : last.tag !== 'VERB' || !hasForm(last.word, 'base');
  // "Continues to ignore the price": behind an infinitive the noun is its object.
  if (last.tag === 'VERB' && /^(?:to|PART)$/.test(tokens[at - 2]?.word ?? '')) return false;
  if (last.tag === 'VERB') return nounPhraseAt(tokens, at) !== null;
  return true;
}

function hasOtherVerb(tokens: readonly Token[], verb: number): boolean {
  for (let at = verb + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.tag === 'PUNCT' || token.tag === 'CCONJ' || token.tag === 'SCONJ')
      return false;
    if (/^(?:that|which|who|how|what|because|when|if|where|as|than)$/.test(token.word)) return false;
    if (token.tag === 'AUX' && isFinite(tokens, at)) return true;
  }
  return false;
}
