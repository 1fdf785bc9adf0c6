import type { Paper } from '@greenpen/paper';
import { englishLexicon } from '../english-lexicon.ts';
import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { knownWordsOf } from '../known-names.ts';
import { isFinite } from '../language/clauses.ts';
import { hasForm, nounNumber, pluralNoun, singularNoun, verbReadings } from '../language/inflections.ts';
import { irregularPlurals } from '../language/irregular-forms.ts';
import { meansPerson } from '../language/person-nouns.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { canBe, isAlwaysName, isOften } from '../language/word-kinds.ts';

/** Words that own something and are no words with an "s" behind them. */
const OWNERS: ReadonlySet<string> = new Set([
  ...[...irregularPlurals.values()].filter((word) => word !== 'people' && !word.endsWith('s')),
  'today',
  'tomorrow',
  'everyone',
  'everybody',
  'someone',
  'somebody',
  'anyone',
  'anybody',
  'nobody',
  'society',
]);

const INSTITUTIONS =
  /^(?:governments|schools|companies|courts|countries|cities|universities|hospitals|churches|nations|towns|villages|armies|banks|unions)$/;

/** A noun that owns the next one takes an apostrophe: "Freuds theory," "the companys profits." */
export const possessiveApostrophe: GrammarCheck = {
  id: 'grammar-possessive',
  severity: 'error',
  cost: 'habit',
  recall: 0.8,
  title: 'Possessives without an apostrophe',
  source: 'APA 7, chapter 6',
  summary: 'A noun that owns something takes an apostrophe.',
  advice: {
    noun: 'possessives without an apostrophe',
    how: ['Ask “whose?” of each noun; the word that answers takes an apostrophe and “s”.'],
  },
  *find(text, paper) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit = hitAt(tokens, index, paper);
        if (hit !== null) yield hit;
      }
    }
  },
};

function hitAt(tokens: readonly Token[], index: number, paper: Paper): GrammarHit | null {
  const token = tokens[index];
  if (token === undefined || !/^[A-Za-z]{3,}s$/.test(token.text) || !isThingNext(tokens, index)) return null;
  const owner = token.text.slice(0, -1);
  const small = owner.toLowerCase();
  const isUnknown = !englishLexicon().has(token.word);
  const isName =
    owner !== small && (isAlwaysName(small) || (isUnknown && knownWordsOf(paper).names.has(owner)));
  // "Morrisons use of imagery": no verb is followed by "of".
  const isNamedOwner =
    isUnknown &&
    owner !== small &&
    !englishLexicon().has(small) &&
    tokens[index + 2]?.word === 'of' &&
    /[^s']s$/.test(token.word);
  if (isNamedOwner && tokens[index - 1]?.word !== 'the') return report(token, [`${owner}'s`]);
  const isOwner = isUnknown && (OWNERS.has(small) || (/[^aeiou]y$/.test(small) && canBe(small, 'N')));
  // "Americans vote", "Democrats control the house": a group, and perhaps its verb.
  const isGroup = /(?:an|ist|crat|ese|ite)$/.test(small) && hasForm(tokens[index + 1]?.word ?? '', 'base');
  if ((isName && isUnknown && !isGroup) || isOwner) return report(token, [`${owner}'s`]);
  const isNation = /^(?:the|these|those|all|many|two|different|indigenous|native|other|such|and)$/.test(
    tokens[index - 1]?.word ?? '',
  );
  const isMost =
    /^(?:most|many|some|other)$/.test(tokens[index - 1]?.word ?? '') && tokens[index + 1]?.tag === 'NOUN';
  if (token.word === 'peoples' && (isMost || (!isNation && tokens[index - 1]?.tag !== 'ADJ')))
    return report(token, [`${owner}'s`]);
  return opensRelative(tokens, index) ? null : (ownerByPlace(tokens, index) ?? timeOwner(tokens, index));
}

/** "The conclusion that the authors draw is careful": a subject behind "that", with what may be its verb. */
function opensRelative(tokens: readonly Token[], index: number): boolean {
  const [before, opening] = [tokens[index - 1], tokens[index - 2]];
  const behind = before?.tag === 'DET' ? opening : before;
  return /^(?:that|which|whom)$/.test(behind?.word ?? '') && hasForm(tokens[index + 1]?.word ?? '', 'base');
}

/** "Two weeks notice", "a days work", "a masters degree": spans of time and degrees own what is behind them. */
function timeOwner(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined || next === undefined) return null;
  const single = token.text.slice(0, -1);
  if (/^(?:masters|bachelors|associates)$/.test(token.word) && /^(?:degrees?|thesis)$/.test(next.word))
    return report(token, [`${single}'s`]);
  const isTime =
    /^(?:days|weeks|months|years|hours|minutes)$/.test(token.word) &&
    /^(?:notice|time|worth|pay|wages|salary|leave|vacation|rest|rent|delay|journey|imprisonment|probation)$/.test(
      next.word,
    ) &&
    tokens[index + 2]?.tag !== 'NOUN';
  if (!isTime) return null;
  if (before?.tag === 'NUM' && before.word !== 'one') return report(token, [`${token.text}'`]);
  return /^(?:an?|one|this|last|next)$/.test(before?.word ?? '') ? report(token, [`${single}'s`]) : null;
}

function report({ start, end, text }: Token, suggestions: readonly string[]): GrammarHit {
  return { start, end, message: `“${text}” owns the word after it and needs an apostrophe.`, suggestions };
}

/** A noun follows, perhaps behind an adjective: "Freuds early theory". */
function isThingNext(tokens: readonly Token[], index: number): boolean {
  const [next, second] = [tokens[index + 1], tokens[index + 2]];
  if (next === undefined || next.text !== next.word) return false;
  if (next.tag === 'NOUN') return nounNumber(next.word) !== null;
  return next.tag === 'ADJ' && second?.tag === 'NOUN';
}

/** Verbs with a person and a thing behind them, or a person and what the person is. */
const TAKES_TWO =
  /^(?:give|show|teach|send|tell|offer|ask|pay|buy|bring|grant|deny|allow|cost|lend|sell|hand|serve|feed|make|call|consider|find|name|keep|leave|get|award|promise|save|owe|charge|fine|assign|cause|do|wish|write|read|throw|take|refuse|guarantee|earn|win|provide|see|hear|watch|let|have|help|elect|appoint|want|need|believe|deem|hold|render)$/;

/** "Is the teachers job", "protects the patients privacy": no second object follows. */
function takesOneObject({ word, tag }: Token): boolean {
  if (/^(?:is|was|are|were|be)$/.test(word)) return true;
  const readings = verbReadings(word);
  return tag === 'VERB' && readings.length > 0 && !readings.some(({ lemma }) => TAKES_TWO.test(lemma));
}

/** "The patients blood pressure was": persons before a noun that is no verb, or whose verb follows. */
function ownerByPlace(tokens: readonly Token[], index: number): GrammarHit | null {
  const token = tokens[index];
  const determiner = tokens[index - 1];
  const before = tokens[index - 2];
  if (token === undefined || determiner === undefined || nounNumber(token.word) !== 'plural') return null;
  const isSingle = /^(?:each|every|an?|this)$/.test(determiner.word);
  // "A persons income", "each groups score": one owner, whatever it is.
  const isEach = /^(?:each|every)$/.test(determiner.word);
  const isGroup = !isSingle && INSTITUTIONS.test(token.word);
  // "An awards ceremony": behind "a" a plural is often half of a compound.
  if (!isEach && !isGroup && !meansPerson(token.word)) return null;
  if (!isSingle && !/^(?:the|my|his|her|our|their|your)$/.test(determiner.word)) return null;
  // "They gave the patients new drugs" has two objects.
  if (before !== undefined && !/^(?:ADP|PUNCT|SCONJ|CCONJ)$/.test(before.tag) && !takesOneObject(before))
    return null;
  let end = index + 1;
  while (/^(?:NOUN|ADJ)$/.test(tokens[end]?.tag ?? '')) end += 1;
  const things = tokens.slice(index + 1, end);
  const head = things.at(-1);
  if (head?.tag !== 'NOUN' || things.some(({ word }) => nounNumber(word) === null && !canBe(word, 'A')))
    return null;
  if (things.some(({ word }) => hasForm(word, 'past') || hasForm(word, 'participle'))) return null;
  // "The schools children attend reflect": people and their verb are a clause that belongs to the noun.
  const arePeople = meansPerson(head.word) || head.word === 'people';
  if (arePeople && nounNumber(head.word) === 'plural' && isFinite(tokens, end)) return null;
  const isVerb = things.some(({ word }) => isOften(word, 'V'));
  // "The parents responsibility to return it", "the teachers job in class".
  const isClosed =
    /^(?:PUNCT|ADP)$/.test(tokens[end]?.tag ?? '') ||
    (tokens[end]?.word === 'to' && hasForm(tokens[end + 1]?.word ?? '', 'base'));
  if (!isFinite(tokens, end) && (isVerb || !isClosed)) return null;
  // "The students union", "the teachers college": names of institutions.
  if (
    /^(?:union|college|school|association|club|lounge|room|council|league|hospital|parliament|guide|edition|market)$/.test(
      head.word,
    )
  )
    return null;
  // "Persons" is no plural in the tables, which give "people".
  const single = token.word === 'persons' ? 'person' : singularNoun(token.word);
  if (single === null || pluralNoun(single) === null) return null;
  const singular = `${single}'s`;
  const offered =
    isSingle || single === 'mother' || single === 'father' ? [singular] : [singular, `${token.word}'`];
  return report(
    token,
    offered.map((words) =>
      token.text === token.word ? words : words.charAt(0).toUpperCase() + words.slice(1),
    ),
  );
}
