import { isFinite, isSubordinator, type Subject } from './clauses.ts';
import { hasForm, nounNumber } from './inflections.ts';
import {
  countedFrom,
  isPossessiveMark,
  nounPhraseAt,
  postmodifierEnd,
  type NounPhrase,
} from './noun-phrase.ts';
import { verbBehindRelative } from './relative-clause.ts';
import type { Token } from './token.ts';
import { unmarkedStarts } from './unmarked-starts.ts';

/** Indices at which a clause can begin. */
export function clauseStarts(tokens: readonly Token[]): readonly number[] {
  const starts = new Set<number>();
  const first = tokens[0];
  if (first === undefined) return [];
  if (!isSubordinator(first) || first.word === 'that') starts.add(0);
  for (const [index, token] of tokens.entries()) {
    const next = index + 1;
    if (isClauseSubordinator(tokens, index)) starts.add(next);
    else if (/^[;:]$/.test(token.word)) starts.add(next);
    else if (token.word === ',') {
      const after = tokens[next];
      if (after?.tag === 'CCONJ' && /^(?:and|but|so|yet|or)$/.test(after.word)) {
        if (isClauseBefore(tokens, index)) starts.add(next + 1);
      } else if (isIntroduction(tokens, index)) starts.add(next);
    }
  }
  return [...starts];
}

function isClauseSubordinator(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (
    /^(?:because|although|though|while|whereas|when|whenever|if|unless|since|until|once|whether)$/.test(
      token.word,
    )
  )
    return true;
  // "That" after a verb of saying; elsewhere it may be a determiner or point back to a noun.
  return token.word === 'that' && tokens[at - 1]?.tag === 'VERB' && tokens[at + 1]?.tag !== 'NOUN';
}

/** True where a clause ends at the comma; without a verb since the mark before it, the comma is one of a list. */
function isClauseBefore(tokens: readonly Token[], comma: number): boolean {
  const mark = tokens.slice(0, comma).findLastIndex(({ word }) => /^[,;:()–—]$/.test(word));
  for (let at = mark + 1; at < comma; at += 1) if (isFinite(tokens, at)) return true;
  return false;
}

const INTRODUCTIONS =
  /^(?:however|therefore|moreover|furthermore|consequently|finally|first|second|third|then|today|yesterday|overall|unfortunately|fortunately|clearly|additionally|similarly|thus|hence|indeed|instead|nevertheless|sometimes|often|recently|currently|generally|also|meanwhile)$/;

/** True for the comma behind "in 2019", "however" or "when the war was over", the first comma of its sentence. */
function isIntroduction(tokens: readonly Token[], comma: number): boolean {
  if (tokens.slice(0, comma).some(({ word }) => /^[,;:()]$/.test(word))) return false;
  const first = tokens[0];
  if (first === undefined) return false;
  if (comma === 1) return INTRODUCTIONS.test(first.word);
  return (
    (first.tag === 'ADP' || first.tag === 'SCONJ' || isSubordinator(first)) &&
    !/^(?:that|what|who|which|how|why|whether)$/.test(first.word)
  );
}

/** The subjects that open a clause, each with its verb; those that are joined by "and" or cut by commas are left out. */
export function subjectsOf(tokens: readonly Token[]): readonly Subject[] {
  const starts = new Set([...clauseStarts(tokens), ...unmarkedStarts(tokens)]);
  return [...starts].flatMap((start): readonly Subject[] => {
    const at = tokens[start]?.tag === 'ADV' && tokens[start + 1]?.word === ',' ? start + 2 : start;
    const opener = start === 0 ? '' : (tokens[start - 1]?.word ?? '');
    const mayOpenWithParticiple = opener === 'that';
    const counted = countedFrom(tokens, at);
    const phrase = isCountedPronoun(tokens, counted)
      ? pronounPhrase(counted)
      : nounPhraseAt(tokens, counted ?? at, { mayOpenWithParticiple });
    if (phrase === null || isPossessiveMark(tokens[phrase.end])) return [];
    if (/^(?:today|tomorrow|yesterday|now|then|here|there)$/.test(tokens[phrase.head]?.word ?? '')) return [];
    // "When he arrived at the city": no participle belongs to a pronoun, so it is the verb.
    const isPronoun = /^(?:i|he|she|we|they|it|you)$/.test(tokens[phrase.head]?.word ?? '');
    const end = isPronoun ? phrase.end : postmodifierEnd(tokens, phrase.end);
    if (end === null) return [];
    let verb = verbBehindRelative(tokens, end) ?? asideEnd(tokens, end) ?? end;
    const first = verb;
    while (tokens[verb]?.tag === 'ADV' && verb < first + 2 && !isSubordinator(tokens[verb])) verb += 1;
    const token = tokens[verb];
    if (token === undefined || !(token.tag === 'AUX' || token.tag === 'VERB')) return [];
    return [{ phrase, verb, opener }];
  });
}

/** "Both of them", "all of these"; "none of them" may be one. */
function isCountedPronoun(tokens: readonly Token[], at: number | null): at is number {
  return (
    at !== null &&
    /^(?:them|us|these|those)$/.test(tokens[at]?.word ?? '') &&
    (tokens[at - 2]?.tag === 'NUM' ||
      /^(?:both|many|few|several|most|some|all)$/.test(tokens[at - 2]?.word ?? ''))
  );
}

function pronounPhrase(at: number): NounPhrase {
  return { start: at, head: at, end: at + 1, determiner: null, number: 'plural' };
}

/** Index behind an aside between commas: at "was" in "the cars, however, was", "the cars, which are old, was". */
function asideEnd(tokens: readonly Token[], comma: number): number | null {
  if (tokens[comma]?.word !== ',' || tokens[comma + 1]?.tag === 'CCONJ') return null;
  const close = tokens.findIndex(({ word }, at) => at > comma && /^[,.;:?!]$/.test(word));
  if (close < comma + 2 || tokens[close]?.word !== ',' || tokens[close + 1]?.tag === 'CCONJ') return null;
  const aside = tokens.slice(comma + 1, close);
  const hasVerb = aside.some(
    ({ tag, word }, at) =>
      isFinite(tokens, comma + 1 + at) && (tag === 'AUX' || nounNumber(word) === null || !hasForm(word, 's')),
  );
  const isRelative = /^(?:which|who|whose|where)$/.test(aside[0]?.word ?? '');
  return hasVerb === isRelative ? close + 1 : null;
}
