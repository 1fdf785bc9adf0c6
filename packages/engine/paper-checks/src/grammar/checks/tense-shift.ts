import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { clauseAt, isSubordinator } from '../language/clauses.ts';
import { mainClauseIn } from '../language/main-clause.ts';
import { hasForm, inflect, verbReadings } from '../language/inflections.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { canBe, isOften } from '../language/word-kinds.ts';

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
      const series = pastInSeries(tokens);
      if (series !== null) yield series;
      const later = series === null ? presentInLaterClause(tokens) : null;
      if (later !== null) yield later;
      const first = clauseAt(tokens, openingOf(tokens), true);
      if (first === null || series !== null || later !== null) continue;
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
    // "Goals and hopes": two nouns.
    if (
      tokens[at - 1]?.tag === 'NOUN' &&
      !/^(?:DET|PRON)$/.test(tokens[at + 2]?.tag ?? '') &&
      next?.tag === 'VERB' &&
      canBe(verbReadings(next.word)[0]?.lemma ?? '', 'N')
    )
      return null;
    if (next?.tag === 'VERB' && (hasForm(next.word, 's') || isOnlyBase(next.word))) return hitOf(next);
    const second = clauseAt(tokens, at + 1);
    const own = second === null ? undefined : tokens[second.verb];
    return own?.tag === 'VERB' && (hasForm(own.word, 's') || isOnlyBase(own.word)) ? hitOf(own) : null;
  }
  return null;
}

/** "In 1914 he was shot, and within weeks the powers declare war": a past time opens the sentence. */
function presentInLaterClause(tokens: readonly Token[]): GrammarHit | null {
  const main = opensInPast(tokens)
    ? (mainClauseIn(tokens, { from: 0, to: tokens.length, isLax: true }) ??
      clauseAt(tokens, openingOf(tokens), true))
    : null;
  const told = tokens[main?.verb ?? -1];
  if (main === null || told === undefined || !isPast(told)) return null;
  for (let at = main.verb + 1; at < tokens.length - 3; at += 1) {
    if (tokens[at]?.word !== ',' || !/^(?:and|but|so)$/.test(tokens[at + 1]?.word ?? '')) continue;
    const own = tokens[laterVerb(tokens, at + 2)];
    if (own?.tag === 'VERB' && (hasForm(own.word, 's') || isOnlyBase(own.word))) return hitOf(own);
  }
  return null;
}

/** Index of the verb of a clause behind "and", or behind "every afternoon he"; -1 where none is sure. */
function laterVerb(tokens: readonly Token[], from: number): number {
  const clause = mainClauseIn(tokens, { from, to: tokens.length });
  if (clause !== null) return clause.verb;
  // "Within weeks the powers declare", "every afternoon he throws": the subject is a few words on.
  for (let at = from + 1; at < from + 4; at += 1) {
    const opens = tokens[at]?.tag === 'DET' || /^(?:he|she|they|we|i|it)$/.test(tokens[at]?.word ?? '');
    const later = opens ? clauseAt(tokens, at) : null;
    if (later !== null) return later.verb;
  }
  return -1;
}

/** "Last spring", "in 1914", "when he walked out". */
function opensInPast(tokens: readonly Token[]): boolean {
  if (isPastOpening(tokens)) return true;
  if (tokens[0]?.word === 'in' && /^(?:1\d{3}|20[01]\d)$/.test(tokens[1]?.word ?? '')) return true;
  if (!/^(?:when|after|once)$/.test(tokens[0]?.word ?? '')) return false;
  const clause = clauseAt(tokens, 1, true);
  const verb = tokens[clause?.verb ?? -1];
  return verb !== undefined && isPast(verb);
}

/** "Reads the file, splits it, and stored the values": the last of three verbs in a row. */
function pastInSeries(tokens: readonly Token[]): GrammarHit | null {
  const and = tokens.findIndex(({ word }, at) => word === 'and' && tokens[at - 1]?.word === ',' && at > 4);
  const last = tokens[and + 1];
  if (
    and === -1 ||
    last?.tag !== 'VERB' ||
    !isPast(last) ||
    !/^(?:DET|PRON|ADP)$/.test(tokens[and + 2]?.tag ?? '')
  )
    return null;
  const inPresent = tokens
    .slice(0, and)
    .filter(
      ({ word, tag }, at) => tag === 'VERB' && hasForm(word, 's') && (at < 6 || tokens[at - 1]?.word === ','),
    );
  const opensItem = inPresent.some(({ start }) =>
    tokens.some((token, at) => token.start === start && tokens[at - 1]?.word === ','),
  );
  const lemma = verbReadings(last.word).find(({ form }) => form === 'past')?.lemma;
  if (inPresent.length < 2 || !opensItem || lemma === undefined) return null;
  const right = inflect(lemma, 's');
  return {
    start: last.start,
    end: last.end,
    message: `The verbs before are in the present: “${right}” instead of “${last.text}”?`,
    suggestions: [right],
  };
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
