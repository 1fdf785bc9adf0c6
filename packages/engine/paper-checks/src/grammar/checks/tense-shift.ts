import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { clauseAt, isSubordinator } from '../language/clauses.ts';
import { hasForm, inflect, verbReadings } from '../language/inflections.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { isOften } from '../language/word-kinds.ts';

/** What lasted until today may be told in the present: "was built in 1900 and remains in use". */
const LASTING =
  /^(?:be|have|remain|continue|exist|include|contain|show|suggest|indicate|serve|stand|hold|live|belong|mean|represent|provide|offer|need|want|can|know|believe|seem|appear|require|tend|reflect|depend|allow|make|help|do|let|set|put|read|cut|hit|hurt|cost|spread|illustrate|demonstrate|highlight|describe|explain|argue|say|reveal|state)$/;

/** The tense changes within a sentence: "They recruited forty students and give them a list." */
export const tenseShift: GrammarCheck = {
  id: 'grammar-tense',
  severity: 'advice',
  cost: 'habit',
  title: 'Changes of tense',
  source: 'APA 7, 4.12',
  summary: 'What happened at one time is told in one tense.',
  advice: {
    noun: 'changes of tense',
    how: [
      'Underline the verbs of a paragraph, and ask of each change of tense whether the time changes, too.',
    ],
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const first = clauseAt(tokens, openingOf(tokens), true);
      if (first === null) continue;
      const verb = tokens[first.verb];
      if (verb === undefined) continue;
      const hit = isPast(verb) ? shiftAfter(tokens, first.verb) : presentAfterPast(tokens, first.verb);
      if (hit !== null) yield hit;
    }
  },
};

/** Index of the first subject: behind "when", "yesterday" or "last summer". */
function openingOf(tokens: readonly Token[]): number {
  if (isSubordinator(tokens[0]) || /^(?:yesterday|then|later|finally|afterward)$/.test(tokens[0]?.word ?? ''))
    return tokens[1]?.word === ',' ? 2 : 1;
  return isPastOpening(tokens) ? 2 : 0;
}

function isPastOpening(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (first?.word === 'yesterday') return true;
  return (
    first?.word === 'last' &&
    /^(?:night|week|month|year|summer|winter|spring|fall|semester|weekend)$/.test(second?.word ?? '')
  );
}

function isPast({ word }: Token): boolean {
  return (
    /^(?:was|were|had|did)$/.test(word) ||
    (hasForm(word, 'past') && !hasForm(word, 'base') && !hasForm(word, 's'))
  );
}

function presentAfterPast(tokens: readonly Token[], at: number): GrammarHit | null {
  const verb = tokens[at];
  return verb !== undefined && isPastOpening(tokens) && verb.tag === 'VERB' ? hitOf(verb) : null;
}

/** "And" with a verb in the present right behind it, or with a subject of its own. */
function shiftAfter(tokens: readonly Token[], verb: number): GrammarHit | null {
  for (let at = verb + 1; at < tokens.length - 1; at += 1) {
    const token = tokens[at];
    if (
      token === undefined ||
      /^(?:to|that|which|who|what|how|where|because|as|than|can|could|will|would|may|might|should|must|[;:()])$/.test(
        token.word,
      )
    )
      return null;
    if (
      token.word === ',' &&
      isSubordinator(tokens[0]) &&
      !/^(?:and|but)$/.test(tokens[at + 1]?.word ?? '')
    ) {
      const second = clauseAt(tokens, at + 1);
      const next = second === null ? undefined : tokens[second.verb];
      return next?.tag === 'VERB' && /^(?:when|after|before|while|once|as)$/.test(tokens[0]?.word ?? '')
        ? hitOf(next)
        : null;
    }
    if (!/^(?:and|but)$/.test(token.word)) continue;
    const next = tokens[at + 1];
    if (next?.tag === 'VERB' && (hasForm(next.word, 's') || isOnlyBase(next.word))) return hitOf(next);
    const second = clauseAt(tokens, at + 1);
    const own = second === null ? undefined : tokens[second.verb];
    return own?.tag === 'VERB' && (hasForm(own.word, 's') || isOnlyBase(own.word)) ? hitOf(own) : null;
  }
  return null;
}

function isOnlyBase(word: string): boolean {
  return (
    hasForm(word, 'base') && !hasForm(word, 'past') && !hasForm(word, 'participle') && isOften(word, 'V')
  );
}

function hitOf({ word, start, end, text }: Token): GrammarHit | null {
  const lemma = verbReadings(word).find(({ form }) => form === 's' || form === 'base')?.lemma;
  if (lemma === undefined || LASTING.test(lemma) || hasForm(word, 'past')) return null;
  const past = inflect(lemma, 'past');
  return {
    start,
    end,
    message: `The sentence is told in the past: “${past}” instead of “${text}”?`,
    suggestions: [past],
  };
}
