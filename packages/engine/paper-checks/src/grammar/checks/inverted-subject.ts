import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { agreementKind } from '../kinds.ts';
import { isFinite } from '../language/clauses.ts';
import { hasForm, presentOf, verbReadings } from '../language/inflections.ts';
import { nounPhraseAt, numberAfter, postmodifierEnd, type NounPhrase } from '../language/noun-phrase.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

const PLURAL_OF: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const SINGULAR_OF: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
/** Behind these an auxiliary comes before its subject: "only then were the workers". */
const RESTRICTIONS = /^(?:never before|only then|not only|rarely|seldom|nor|hardly|scarcely|so|only now)$/;
/** Verbs of place that a subject may follow: "along the river grow tall reeds". */
const OF_PLACE =
  /^(?:is|are|was|were|stands?|lies?|sits?|grows?|comes?|goes|go|lives?|hangs?|remains?|begins?|follows?|belongs?|lurks?|dwells?|rests?|rises?)$/;

/** A verb before its subject agrees with it all the same: "among the causes were poor harvests". */
export const invertedSubject: GrammarCheck = {
  ...agreementKind,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'A verb that comes before its subject agrees with it.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const verb = verbOfInversion(tokens);
      const hit = verb === null ? null : hitAt(tokens, verb);
      if (hit !== null) yield hit;
    }
  },
};

/** Index of a verb that opens a sentence before its subject; `null` where the sentence begins with its subject. */
function verbOfInversion(tokens: readonly Token[]): number | null {
  const [first, second] = tokens;
  if (first === undefined || second === undefined) return null;
  const isQuestion = tokens.at(-1)?.word === '?';
  if (isQuestion) {
    if (isAuxiliary(first)) return 0;
    if (/^(?:where|how|why|when|what)$/.test(first.word) && isAuxiliary(second)) return 1;
    return null;
  }
  if (first.word === 'here' && isAuxiliary(second)) return 1;
  for (const length of [1, 2]) {
    const words = tokens
      .slice(0, length)
      .map(({ word }) => word)
      .join(' ');
    const verb = tokens[length];
    if (RESTRICTIONS.test(words) && verb !== undefined && isAuxiliary(verb)) return length;
  }
  return behindPhrase(tokens) ?? behindQuality(tokens);
}

function isAuxiliary({ word }: Token): boolean {
  return PLURAL_OF[word] !== undefined || SINGULAR_OF[word] !== undefined;
}

/** "Among the causes was", "in the box were": a phrase and no subject before the verb. */
function behindPhrase(tokens: readonly Token[]): number | null {
  if (tokens[0]?.tag !== 'ADP' || /^(?:of|like|as|than)$/.test(tokens[0].word)) return null;
  const end = postmodifierEnd(tokens, 0);
  const verb = end === null ? undefined : tokens[end];
  if (end === null || verb === undefined || !OF_PLACE.test(verb.word) || !isFinite(tokens, end)) return null;
  return end;
}

/** "Attached to the report were", "equally important are". */
function behindQuality(tokens: readonly Token[]): number | null {
  let at = tokens[0]?.tag === 'ADV' ? 1 : 0;
  const quality = tokens[at];
  if (quality === undefined) return null;
  if (quality.tag === 'VERB' && hasForm(quality.word, 'participle')) {
    const end =
      postmodifierEnd(tokens, at + 1) ??
      (tokens[at + 1]?.word === 'to' ? nounPhraseAt(tokens, at + 2)?.end : undefined);
    if (end === undefined || end === at + 1) return null;
    at = end;
  } else if (quality.tag === 'ADJ') at += 1;
  else return null;
  return /^(?:is|are|was|were)$/.test(tokens[at]?.word ?? '') ? at : null;
}

function hitAt(tokens: readonly Token[], at: number): GrammarHit | null {
  const verb = tokens[at];
  const phrase = nounPhraseAt(tokens, at + 1);
  if (verb === undefined || phrase === null) return null;
  const number = numberOf(tokens, phrase);
  if (number === null) return null;
  const right = number === 'plural' ? pluralOf(verb) : singularOf(verb);
  if (right === null) return null;
  return {
    start: verb.start,
    end: verb.end,
    message: `The subject, “${tokens[phrase.head]?.text ?? ''}”, comes after the verb and is ${number}: “${right}”, not “${verb.text}”.`,
    suggestions: [right],
  };
}

/** Plural where the noun is; singular only behind a determiner that says so and with no second subject. */
function numberOf(tokens: readonly Token[], phrase: NounPhrase): 'singular' | 'plural' | null {
  const head = tokens[phrase.head];
  if (head === undefined || head.tag === 'PROPN' || phrase.number === 'either') return null;
  if (/^(?:years?|months?|weeks?|days?|hours?|minutes?|percent|dollars?|miles?|times?)$/.test(head.word))
    return null;
  const wanted = numberAfter(phrase.determiner?.word ?? '');
  if (wanted !== null && wanted !== phrase.number) return null;
  if (phrase.number === 'plural') return tokens[phrase.end]?.word === "'" ? null : 'plural';
  const isJoined = tokens.slice(phrase.end).some(({ word }) => /^(?:and|or|,)$/.test(word));
  const isThing = wanted === 'singular' || phrase.determiner?.word === 'the';
  return isThing &&
    !isJoined &&
    !/^(?:number|majority|minority|lot|couple|few|rest|team|police|staff|family)$/.test(head.word)
    ? 'singular'
    : null;
}

function pluralOf(verb: Token): string | null {
  const listed = PLURAL_OF[verb.word];
  if (listed !== undefined) return listed;
  const lemma = verbReadings(verb.word).find(({ form }) => form === 's')?.lemma;
  return lemma === undefined || isAuxiliary(verb) ? null : lemma;
}

function singularOf(verb: Token): string | null {
  const listed = SINGULAR_OF[verb.word];
  if (listed !== undefined) return listed;
  const isBase = hasForm(verb.word, 'base') && !hasForm(verb.word, 'past') && !isAuxiliary(verb);
  return isBase ? presentOf(verb.word, 'singular') : null;
}
