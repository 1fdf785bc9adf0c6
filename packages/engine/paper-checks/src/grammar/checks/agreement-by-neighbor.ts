import type { GrammarHit } from '../grammar-check.ts';
import { hasFiniteAfter } from '../language/clauses.ts';
import { hasForm, presentOf, verbReadings } from '../language/inflections.ts';
import { nounPhraseAt } from '../language/noun-phrase.ts';
import type { Token } from '../language/token.ts';
import { isOften } from '../language/word-kinds.ts';

/** The other number of the verbs that show it in more than an ending. */
export const BE: Readonly<Record<string, string>> = {
  is: 'are',
  are: 'is',
  was: 'were',
  were: 'was',
  has: 'have',
  have: 'has',
  does: 'do',
  do: 'does',
};
/** "This mean that the poor pay more". */
export function afterThis(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, pronoun, verb, next] = [
    tokens[index - 1],
    tokens[index],
    tokens[index + 1],
    tokens[index + 2],
  ];
  if (!/^(?:this|that)$/.test(pronoun?.word ?? '') || verb?.tag !== 'VERB' || next === undefined) return null;
  if (before !== undefined && !/^[,;:]$|^(?:and|but|so)$/.test(before.word)) return null;
  if (!/^(?:that|how|why|it|them|people)$/.test(next.word) && next.tag !== 'DET') return null;
  if (before !== undefined && pronoun?.word === 'that') return null;
  const isBase = hasForm(verb.word, 'base') && !hasForm(verb.word, 'past');
  if (!isBase || hasFiniteAfter(tokens, index + 1) || isOften(verb.word, 'N')) return null;
  const right = presentOf(verb.word, 'singular');
  return {
    start: verb.start,
    end: verb.end,
    message: `The verb does not agree with “${pronoun?.text ?? ''}”: “${right}”, not “${verb.text}”.`,
    suggestions: [right],
  };
}

/** "The arguments against it are strong": after a verb or a preposition, "it" is the object. */
const TAKES_OBJECT: ReadonlySet<string> = new Set(['VERB', 'ADP']);

/** "She are", "they was": these pronouns are never objects, so they need no clause around them. */
export function afterPronoun(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, pronoun, verb] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const needs = needsBase(tokens, index);
  if (needs !== null) return needs;
  const right = BE[verb?.word ?? ''];
  if (pronoun === undefined || verb === undefined || right === undefined || before?.tag === 'AUX')
    return null;
  const isWrong =
    (/^(?:he|she)$/.test(pronoun.word) && /^(?:are|have)$/.test(verb.word)) ||
    (/^(?:they|we)$/.test(pronoun.word) && /^(?:is|was|has|does)$/.test(verb.word)) ||
    (pronoun.word === 'it' && verb.word === 'are' && !TAKES_OBJECT.has(before?.tag ?? ''));
  const isMentioned = /^(?:singular|plural|generic|royal|pronoun|word)$/.test(before?.word ?? '');
  const isAsked =
    /^(?:did|do|does|can|could|will|would|should|may|might|must|let|had|has|have|that|and|or)$/.test(
      before?.word ?? '',
    );
  if (
    !isWrong ||
    isMentioned ||
    (isAsked && !/^(?:that|and|or)$/.test(before?.word ?? '')) ||
    (before?.word === 'that' && verb.word === 'have')
  )
    return null;
  return {
    start: verb.start,
    end: verb.end,
    message: `The verb does not agree with “${pronoun.text}”: “${right}”, not “${verb.text}”.`,
    suggestions: [right],
  };
}

/** "We needs rest", "they goes home": these pronouns take no ending, and a noun does not follow them. */
function needsBase(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, pronoun, verb, next] = [
    tokens[index - 1],
    tokens[index],
    tokens[index + 1],
    tokens[index + 2],
  ];
  if (!/^(?:we|they|i)$/.test(pronoun?.word ?? '') || verb?.tag !== 'VERB') return null;
  if (
    before !== undefined &&
    !/^[,;]$|^(?:and|but|so|because|if|when|that|although|while|as)$/.test(before.word)
  )
    return null;
  const lemma = verbReadings(verb.word).find(({ form }) => form === 's')?.lemma;
  const isFollowed = /^(?:DET|PRON|ADP|ADV|ADJ|PART|NOUN|SCONJ)$/.test(next?.tag ?? '');
  if (lemma === undefined || hasForm(verb.word, 'base') || !isFollowed || !isOften(lemma, 'V')) return null;
  return {
    start: verb.start,
    end: verb.end,
    message: `The verb does not agree with “${pronoun?.text ?? ''}”: “${lemma}”, not “${verb.text}”.`,
    suggestions: [lemma],
  };
}

/** "Neither the manager nor the owner were": two singular nouns with "nor" are singular. */
export function afterNor(tokens: readonly Token[], index: number): GrammarHit | null {
  if (tokens[index]?.word !== 'neither') return null;
  const first = nounPhraseAt(tokens, index + 1);
  if (first?.number !== 'singular' || tokens[first.end]?.word !== 'nor') return null;
  const second = nounPhraseAt(tokens, first.end + 1);
  const verb = second === null ? undefined : tokens[second.end];
  if (second?.number !== 'singular' || verb === undefined || !/^(?:are|were|have)$/.test(verb.word))
    return null;
  const right = BE[verb.word] ?? '';
  return {
    start: verb.start,
    end: verb.end,
    message: `After “neither … nor” the verb agrees with the nearer noun: “${right}”, not “${verb.text}”.`,
    suggestions: [right],
  };
}
