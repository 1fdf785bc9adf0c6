import { isFinite, isSubordinator, isSurelyFinite, MODALS } from './clauses.ts';
import { hasForm, verbReadings } from './inflections.ts';
import { nounPhraseAt, postmodifierEnd } from './noun-phrase.ts';
import type { Token } from './token.ts';

/** Verbs whose object may be a whole clause, so that a second verb says nothing: "people who think the law is". */
const TAKES_CLAUSE =
  /^(?:see|know|think|believe|say|find|feel|hear|hope|notice|realize|realise|show|suggest|mean|ensure|claim|argue|learn|discover|understand|assume|suppose|ask|tell|wish|prove|guess|imagine|fear|remember|doubt|report|state|admit|agree|decide|conclude|indicate|let|make|help|have|watch)$/;

/**
 * Index of the verb that follows a relative clause: at "are" in "children who live near the road are ill"; `null`
 * where the words do not show where that clause ends. Takes the index of "who", "that" or "which".
 */
export function verbBehindRelative(tokens: readonly Token[], pronoun: number): number | null {
  if (!/^(?:who|that|which|why)$/.test(tokens[pronoun]?.word ?? '')) return null;
  const inner = innerVerb(tokens, pronoun + 1);
  const isOwn = inner !== null && isFinite(tokens, skipAdverbs(tokens, pronoun + 1));
  if (inner === null) return null;
  if (isOwn && verbReadings(tokens[inner]?.word ?? '').some(({ lemma }) => TAKES_CLAUSE.test(lemma)))
    return null;
  // "That some are paid while others are not": the clause goes on.
  if (isSubordinator(tokens[inner + 1]) || /^(?:PUNCT|CCONJ)$/.test(tokens[inner + 1]?.tag ?? ''))
    return null;
  let hasPastBetween = false;
  for (let at = isOwn ? inner + 1 : inner + 2; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || /^(?:PUNCT|CCONJ|SCONJ)$/.test(token.tag) || isSubordinator(token))
      return null;
    if (/^(?:i|he|she|they|we|who|which)$/.test(token.word)) return null;
    // "Turning to another success the agency has": a clause without "that" belongs to the noun.
    if (token.tag === 'DET' && tokens[at - 1]?.tag === 'NOUN') return null;
    if (isMainVerb(tokens, at))
      return hasPastBetween && hasForm(token.word, 's') && !/^(?:is|was|has)$/.test(token.word) ? null : at;
    // "Who had never looked at it sent": a past tense may be the verb that is looked for, and shows no number.
    if (token.tag === 'VERB' && hasForm(token.word, 'past')) hasPastBetween = true;
  }
  return null;
}

/** The verb of the relative clause, behind a subject of its own: "that my professor gave". */
function innerVerb(tokens: readonly Token[], from: number): number | null {
  let at = skipAdverbs(tokens, from);
  if (!isFinite(tokens, at)) {
    const subject = nounPhraseAt(tokens, at);
    if (subject === null) return null;
    at = skipAdverbs(tokens, postmodifierEnd(tokens, subject.end) ?? subject.end);
  }
  return isFinite(tokens, at) ? lastOfGroup(tokens, at) : null;
}

/** Index of the last word of "cannot be paid". */
function lastOfGroup(tokens: readonly Token[], verb: number): number {
  let at = verb;
  while (tokens[at]?.tag !== 'VERB' && /^(?:AUX|VERB|PART|ADV)$/.test(tokens[at + 1]?.tag ?? '')) at += 1;
  return at;
}

function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.tag === 'ADV' && at < from + 2) at += 1;
  return at;
}

/** A form of "be" or "have", or a form that is a verb only: "works" may also be a noun. */
function isMainVerb(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  // "Something that seems small may in fact have": the modal is the verb.
  if (MODALS.test(word) && tokens[at]?.tag === 'AUX') return true;
  if (/^(?:is|are|was|were|has|have|does|do)$/.test(word)) return isFinite(tokens, at);
  const behind = tokens[at + 1];
  const isFollowed = behind === undefined || /^(?:DET|PRON|ADP|ADV|SCONJ|PART|PUNCT)$/.test(behind.tag);
  return hasForm(word, 's') && isFollowed && isSurelyFinite(tokens, at);
}
