import type { Paper } from '@greenpen/paper';
import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { afterNor, afterPronoun, afterThis, BE } from './agreement-by-neighbor.ts';
import { agreementKind } from '../kinds.ts';
import { hasFiniteAfter, type Subject } from '../language/clauses.ts';
import { uncountable } from '../language/count-nouns.ts';
import { singularityOf } from '../language/groups.ts';
import { hasForm, nounNumber, presentOf, verbReadings, type NounNumber } from '../language/inflections.ts';
import { numberAfter } from '../language/noun-phrase.ts';
import { meansPerson } from '../language/person-nouns.ts';
import { subjectsOf } from '../language/subjects.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { canBe, isOften } from '../language/word-kinds.ts';

/** After these a clause may be wished or demanded, and its verb has no number: "if it were", "that he leave". */
const DEMANDS =
  /^(?:suggest|desir|prefer|recommend|demand|requir|insist|propos|request|ask|order|urg|advis|command|important|essential|necessary|vital|crucial|imperative|better|wish|mandat)/;
const CONDITIONS = /^(?:if|unless|whether|though|although|until)$/;
/** A sentence may have one of these clauses for its subject, and another subject behind "and". */
const CLAUSE_SUBJECTS = /^(?:how|what|that|why|whether|who|where)$/;
const AMOUNTS =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|dollars?|cents?|euros?|pounds?|miles?|meters?|metres?|kilometers?|kilometres?|feet|inches|points?|degrees?|times?|percent|grams?|kilograms?|liters?|litres?)$/;

/** A verb agrees with the subject that opens its clause, whatever stands between the two. */
export const subjectVerb: GrammarCheck = {
  ...agreementKind,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'A verb agrees with its subject in number, not with the nouns between them.',
  *find(text, paper) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const marked = new Set<number>();
      for (const subject of subjectsOf(tokens)) {
        const hit = hitOf(tokens, subject) ?? afterGroup(tokens, subject, paper);
        if (hit === null) continue;
        marked.add(hit.start);
        yield hit;
      }
      for (const index of tokens.keys()) {
        const hit = afterPronoun(tokens, index) ?? afterThis(tokens, index) ?? afterNor(tokens, index);
        if (hit !== null && !marked.has(hit.start)) yield hit;
      }
    }
  },
};

function hitOf(tokens: readonly Token[], subject: Subject): GrammarHit | null {
  const number = numberOf(tokens, subject);
  const verb = tokens[subject.verb];
  const head = tokens[subject.phrase.head];
  if (verb === undefined || head === undefined || number === 'either') return null;
  // "The Sherman Act, with": a capital makes it part of a name.
  if (verb.text !== verb.word) return null;
  // "Mothers Against Drunk Driving was": the first word of a name.
  if (subject.phrase.start === 0 && tokens[subject.phrase.head + 1]?.tag === 'PROPN') return null;
  if (mayBeSurname(tokens, subject) || mayBeObject(tokens, subject)) return null;
  if (isInsideClause(tokens, subject)) return null;
  // "I felt it move before I have": the verb has a pronoun of its own for its subject.
  if (NOMINATIVE.test(tokens[subject.verb - 1]?.word ?? '')) return null;
  // "An emerging sectional divide between": an adjective that the tagger took for the noun.
  if (head.word.endsWith('al') && canBe(head.word, 'A') && canBe(verb.word, 'N')) return null;
  const right = rightForm(tokens, subject, number);
  if (right === null || isExcused(tokens, subject, number, right)) return null;
  return {
    start: verb.start,
    end: verb.end,
    message: `The verb does not agree with its subject, “${head.text}”: “${right}”, not “${verb.text}”.`,
    suggestions: [right],
    // "People in Chicago wants": the name belongs to a phrase behind the subject.
    mayTouchName: head.tag === 'NOUN' && tokens[subject.verb - 1]?.tag === 'PROPN',
  };
}

const NOMINATIVE = /^(?:i|he|she|we|they)$/;

const SAYING = /^(?:says|argues|writes|claims|thinks|believes)$/;
const TEXTS =
  /^(?:studies|results|findings|articles|books|reports|sources|authors|data|facts|figures|numbers|surveys)$/;

/** "Mills says that troubles are private": alone at the opening, a plural that speaks and means no person is a name. */
function mayBeSurname(tokens: readonly Token[], { phrase, verb }: Subject): boolean {
  const head = tokens[phrase.head];
  if (head === undefined || phrase.start !== phrase.head || verb !== phrase.head + 1) return false;
  const isName = /^\p{Lu}\p{Ll}+s$/u.test(head.text) && !TEXTS.test(head.word);
  return isName && SAYING.test(tokens[verb]?.word ?? '') && !meansPerson(head.word);
}

/** "Teaching fractions is", "what matters is": the noun belongs to a gerund or a clause that is the subject itself. */
function isInsideClause(tokens: readonly Token[], { phrase }: Subject): boolean {
  const [before, first, head] = [tokens[phrase.start - 1], tokens[phrase.start], tokens[phrase.head]];
  const opening = phrase.determiner === null ? tokens.slice(phrase.start, phrase.head) : [];
  const isGerund = [before, ...opening].some((token) => token?.tag === 'VERB' && hasForm(token.word, 'ing'));
  // "Whether the lesson travels is": the last word of what looks like a noun may be the verb of the clause.
  const isAsked =
    phrase.start === 1 && CLAUSE_SUBJECTS.test(tokens[0]?.word ?? '') && phrase.head > phrase.start;
  return isGerund || ((first?.word === 'what' || isAsked) && hasForm(head?.word ?? '', 's'));
}

/** "The charge concerns means": behind a singular noun the head may be the verb, and what looks like one its object. */
function mayBeObject(tokens: readonly Token[], { phrase, verb }: Subject): boolean {
  const [before, head] = [tokens[phrase.head - 1], tokens[phrase.head]];
  return (
    phrase.head > phrase.start &&
    verb === phrase.head + 1 &&
    hasForm(head?.word ?? '', 's') &&
    (before?.tag === 'NOUN' || (before?.tag === 'ADJ' && canBe(before.word, 'N'))) &&
    nounNumber(tokens[verb]?.word ?? '') !== null &&
    !/^(?:DET|NOUN|PRON|PART|ADJ)$/.test(tokens[verb + 1]?.tag ?? '')
  );
}

/** "Her family suffer", "the council have": in American English a group is one. */
function afterGroup(tokens: readonly Token[], subject: Subject, paper: Paper): GrammarHit | null {
  const { phrase } = subject;
  const [head, verb] = [tokens[phrase.head], tokens[subject.verb]];
  if (head === undefined || verb === undefined || tokens[phrase.end]?.word === 'of') return null;
  const isOne = /^(?:the|this|that|an?|my|his|her|their|our|its|your|every|each)$/.test(
    tokens[phrase.start]?.word ?? '',
  );
  const singularity =
    isOne && tokens[phrase.start - 1]?.word !== 'of' ? singularityOf(head.word, paper) : null;
  const right = singularity === null ? null : rightForm(tokens, subject, 'singular');
  // "They desired that the council not intrude".
  if (tokens[subject.verb - 1]?.word === 'not') return null;
  // "The family were the first": a plural complement may stand behind "be".
  if (right === null || /^(?:are|were)$/.test(verb.word) || isExcused(tokens, subject, 'singular', right))
    return null;
  return {
    start: verb.start,
    end: verb.end,
    message: `In American English a group such as “${head.text}” takes a singular verb: “${right}”, not “${verb.text}”.`,
    suggestions: [right],
    isDoubtful: singularity === 'likely',
  };
}

/** What number the verb must have; "either" where the subject leaves it open. */
function numberOf(tokens: readonly Token[], { phrase, verb }: Subject): NounNumber {
  const head = tokens[phrase.head];
  const first = tokens[phrase.start];
  if (head === undefined || first === undefined) return 'either';
  // "Most of the staff are": a group that is counted may be many.
  if (tokens[phrase.start - 1]?.word === 'of' && phrase.number === 'singular' && !uncountable.has(head.word))
    return 'either';
  // "The number of cars has grown", but "a number of cars have".
  if (head.word === 'number' && first.word === 'the' && tokens[phrase.end]?.word === 'of') return 'singular';
  if (/^(?:one|each|either|neither)$/.test(first.word) && tokens[phrase.start + 1]?.word === 'of') {
    return tokens[phrase.start + 2]?.word === 'the' ||
      tokens[phrase.start + 2]?.tag === 'DET' ||
      /^(?:them|us)$/.test(tokens[phrase.start + 2]?.word ?? '')
      ? 'singular'
      : 'either';
  }
  const wanted = numberAfter(phrase.determiner?.word ?? '');
  if (wanted !== null && phrase.number !== 'either' && wanted !== phrase.number) return 'either';
  if (head.tag === 'PROPN' || head.tag === 'NUM') return 'either';
  // "None of the producers has", "the most common are": these may be one or many.
  if (/^(?:none|any)$/.test(tokens[phrase.start - 2]?.word ?? '') && tokens[phrase.start - 1]?.word === 'of')
    return 'either';
  if (head.tag === 'ADJ' || head.word === 'self') return 'either';
  // "Some even offer a map": the adverb is no noun here, and "public relations" is one field.
  if (/^(?:even|still|now|just|only|well)$/.test(head.word)) return 'either';
  if (
    /^(?:relations|affairs|resources|studies|services|communications|mathematics)$/.test(head.word) &&
    phrase.head > phrase.start
  )
    return 'either';
  // "A closer look: how": a colon ends no clause that a heading opens.
  if (tokens[verb + 1]?.word === ':') return 'either';
  // "Following are the rules."
  if (hasForm(head.word, 'ing') && /^(?:are|were)$/.test(tokens[verb]?.word ?? '')) return 'either';
  // "Teaching data skills provides": the gerund is the subject, the noun its object.
  if (phrase.determiner === null && phrase.head > phrase.start && hasForm(first.word, 'ing')) return 'either';
  // "Two weeks is a long time."
  if (phrase.number === 'plural' && (AMOUNTS.test(head.word) || isCounted(tokens, phrase.start)))
    return 'either';
  // A number word or an adjective that is used as a noun, a name in small letters, a formula.
  if (
    phrase.end < verb &&
    /^(?:type|kind|sort|majority|minority|half|rest|part|high|low|total|maximum|minimum|average)$/.test(
      head.word,
    )
  )
    return 'either';
  return phrase.number;
}

function rightForm(tokens: readonly Token[], subject: Subject, number: 'singular' | 'plural'): string | null {
  const verb = tokens[subject.verb];
  if (verb === undefined) return null;
  const counterpart = BE[verb.word];
  if (counterpart !== undefined) {
    const isSingular = /^(?:is|was|has|does)$/.test(verb.word);
    return isSingular === (number === 'singular') ? null : counterpart;
  }
  if (verb.tag !== 'VERB') return null;
  const readings = verbReadings(verb.word);
  if (number === 'plural') {
    const lemma = readings.find(({ form }) => form === 's')?.lemma;
    return lemma === undefined ? null : lemma;
  }
  const isBaseOnly =
    hasForm(verb.word, 'base') && !hasForm(verb.word, 'past') && !hasForm(verb.word, 'participle');
  return isBaseOnly ? presentOf(verb.word, 'singular') : null;
}

/** Whatever makes it doubtful that the words are a subject and its verb. */
function isExcused(
  tokens: readonly Token[],
  { phrase, verb, opener }: Subject,
  number: NounNumber,
  right: string,
): boolean {
  // "A long-term follow-up study".
  if (tokens[verb + 1]?.word === '-' || tokens[verb - 1]?.word === '-') return true;
  const word = tokens[verb]?.word ?? '';
  const next = tokens[verb + 1];
  if (CONDITIONS.test(opener) && (word === 'were' || right === 'was')) return true;
  const isDemanded = tokens.slice(0, phrase.start).some((token) => DEMANDS.test(token.word));
  if (isDemanded && number === 'singular' && opener === 'that') return true;
  if (isJoined(tokens, phrase.start)) return true;
  // "How it works and the nature of the proof are": a clause is the first of two subjects.
  if (
    CLAUSE_SUBJECTS.test(tokens[0]?.word ?? '') &&
    opener !== '' &&
    tokens[phrase.start - 1]?.word === 'and'
  )
    return true;
  // "The process need not be long": a modal verb.
  if (word === 'need' && next?.word === 'not') return true;
  // "Perception, reason, hope, and faith": a list.
  if (next?.word === ',' && nounNumber(word) !== null) return true;
  // "How much debt do you have", "may in fact have": the verb has another subject or another verb before it.
  if (isAsked(tokens, phrase.start, verb)) return true;
  if (BE[word] !== undefined) return false;
  // "He thought it idle": the adjective says what the object is.
  if (tokens[phrase.start - 1]?.tag === 'VERB' && canBe(word, 'A')) return true;
  if (next?.word === "n't" || next?.word === "'s") return true;
  // "The study shows" may be a compound noun, "the results present" an adjective: then another verb follows.
  const isOtherwise = nounNumber(word) !== null || canBe(word, 'A') || canBe(word, 'R');
  // "The patient need help": a second base form that may be a noun, without an object of its own, is the object.
  const isObject =
    next?.tag === 'VERB' &&
    number === 'singular' &&
    ((hasForm(next.word, 'base') &&
      canBe(next.word, 'N') &&
      /^(?:ADP|PUNCT)$/.test(tokens[verb + 2]?.tag ?? '')) ||
      (word === 'get' && hasForm(next.word, 'participle')));
  if (
    isOtherwise &&
    (hasFiniteAfter(tokens, verb) || (next?.tag === 'VERB' && !isObject) || next?.tag === 'AUX')
  )
    return true;
  if (nounNumber(word) === null) return false;
  // "Memory trace decay": a word that may be a noun is a verb only where an object or a clause follows.
  const isFollowed = next === undefined || /^(?:DET|PRON|ADP|ADV|SCONJ|PART|PUNCT)$/.test(next.tag);
  // "Taxes hurts small shops": a plural noun seldom modifies the next, and no other verb follows.
  const isAfterPlural =
    number === 'plural' && verb === phrase.end && /^(?:ADJ|NOUN|NUM)$/.test(next?.tag ?? '');
  // "The dogs barks loudly": behind a plural noun and before an adverb, a rare verb is one too.
  if (number === 'plural' && verb === phrase.end && next?.tag === 'ADV' && next.word.endsWith('ly'))
    return false;
  return (
    !(isFollowed || isAfterPlural || isObject || next?.tag === 'ADJ') ||
    !isOften(number === 'plural' ? right : word, 'V')
  );
}

function isAsked(tokens: readonly Token[], start: number, verb: number): boolean {
  const isQuestion =
    /^(?:do|does|is|are|was|were|has|have)$/.test(tokens[verb]?.word ?? '') && tokens.at(-1)?.word === '?';
  const opening = tokens.slice(Math.max(0, start - 1), start + 1);
  if (isQuestion && opening.some(({ word }) => /^(?:how|which|what|whose|who)$/.test(word))) return true;
  const between = tokens.slice(start, verb);
  return between.some(
    ({ word, tag }) => tag === 'AUX' && /^(?:can|could|will|would|shall|should|may|might|must)$/.test(word),
  );
}

/** "Ten lessons is a long list." */
function isCounted(tokens: readonly Token[], start: number): boolean {
  return tokens.slice(start, start + 2).some(({ tag }) => tag === 'NUM');
}

/** "Mirror tracing, and public speaking have": what looks like a clause may be the end of a list. */
function isJoined(tokens: readonly Token[], start: number): boolean {
  return (
    tokens[start - 1]?.word === 'and' && tokens.slice(0, start).filter(({ word }) => word === ',').length > 1
  );
}
