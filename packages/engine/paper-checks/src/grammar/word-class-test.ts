import type { Span } from '@greenpen/paper';
import { isOnly } from './language/word-kinds.ts';
import type { TaggedWord } from './language/tagger.ts';

/** Whether a finding holds and its correction with it, the finding alone, or neither, because the words are right as written. */
export type Verdict = 'right' | 'unsure' | 'misread';

type Context = {
  readonly before: TaggedWord | undefined;
  readonly after: readonly TaggedWord[];
  readonly right: string;
};

const OPENS_CLAUSE = /^(?:PUNCT|CCONJ|SCONJ)$/;
const FOLLOWS_COMPOUND = /^(?:PUNCT|ADP|CCONJ|SCONJ|ADV|AUX|VERB|PART)$/;
const HEADS_PHRASE = /^(?:NOUN|PROPN|ADJ|NUM|DET)$/;
const PREPOSITION =
  /^(?:of|in|with|by|from|on|into|through|within|for|to|at|about|over|under|despite|during|between|among|against|without|behind|beyond|toward|towards|upon)$/i;
const OPENS_THOUGHT =
  /^(?:think|thought|know|knew|known|believ|say|said|feel|felt|mean|find|found|see|saw|seen|show|suggest|hop[ei]|argu|claim|suppos|guess|reali[sz]|understand|understood|assum|conclud|not[ei]|stat|tell|told|report|agree|insist|seem|appear|impl)/i;

/** What must hold around the words for each pair of easily confused words, by what is written and what is offered. */
const CONFUSED: readonly (readonly [wrong: RegExp, right: RegExp, judge: (context: Context) => Verdict])[] = [
  [/^its$/, /^it(?:'s| is| has)$/, judgeItIs],
  [/^it's$/, /^its$/, (context) => (isOwner(context) ? 'right' : 'misread')],
  [/^it's$/, /^it is$/, (context) => (isOwner(context) ? 'misread' : 'right')],
  [/^there$/, /^their$/, judgeTheir],
  [/^their$|^they're$/, /^there$/, ({ after }) => (isExistential(after) ? 'right' : 'misread')],
  [/^their$|^there$/, /^they(?:'re| are)$/, judgeTheyAre],
  [/^they're$/, /^their$/, (context) => (isOwner(context) ? 'right' : 'misread')],
  [/^who's$/, /^whose$/, ({ after }) => (startsNounPhrase(after) ? 'right' : 'misread')],
];

/** Tests a correction against the word classes on both sides; pairs that are not known here pass. */
export function judgeByWordClass(words: readonly TaggedWord[], place: Span, [wrong, right]: Pair): Verdict {
  const context: Context = {
    before: words.findLast(({ end }) => end <= place.start),
    after: words.filter(({ start }) => start >= place.end),
    right,
  };
  if (!wrong.includes('-') && wrong.replaceAll(' ', '') === right)
    return judgeCompound(words, place, context);
  if (right.replaceAll(' ', '') === wrong) return judgeSplit(context);
  const judge = CONFUSED.find(([written, offered]) => written.test(wrong) && offered.test(right))?.[2];
  return judge === undefined ? 'right' : judge(context);
}

/** Written and offered words, in small letters and with straight apostrophes. */
export type Pair = readonly [wrong: string, right: string];

/** True where the word classes decide anything about the pair. */
export function dependsOnWordClass([wrong, right]: Pair): boolean {
  return (
    isJoined(wrong, right) ||
    isJoined(right, wrong) ||
    CONFUSED.some(([written, offered]) => written.test(wrong) && offered.test(right))
  );
}

/** True for words and the one word that they make when written together. */
function isJoined(words: string, word: string): boolean {
  return /^\p{L}+(?: \p{L}+)+$/u.test(words) && words.replaceAll(' ', '') === word;
}

function judgeItIs({ before, after, right }: Context): Verdict {
  const [next, second] = after;
  // "I think its time to go", but "it took its time to grow".
  if (next?.word === 'time' && /^(?:to|for|that)$/.test(second?.word ?? ''))
    return right === 'it has' || (before !== undefined && takesObject(before)) ? 'misread' : 'right';
  if (next === undefined || next.word === 'being' || second?.word === 'being') return 'misread';
  // "Its conceals that …": no noun owns a clause, so the verb is one; what the writer meant is open.
  if (isSForm(next) && next.tag === 'VERB') {
    return second !== undefined && /^(?:DET|SCONJ|PRON|PROPN)$/.test(second.tag) ? 'unsure' : 'misread';
  }
  if (startsNounPhrase(after) && next.tag !== 'DET') return 'misread';
  const isParticiple = next.tag === 'VERB' || next.word === 'been';
  return right === 'it has' && !isParticiple ? 'misread' : 'right';
}

function judgeTheir({ before, after }: Context): Verdict {
  if (before?.tag === 'AUX' || /^(?:go|goes|went|gone|going)$/i.test(before?.word ?? '')) return 'misread';
  // "Back there days are long", but "bring back there books.": things that a verb takes end the phrase.
  const isThing =
    after[0]?.tag === 'NOUN' && isSForm(after[0]) && /^(?:PUNCT|ADP)$/.test(after[1]?.tag ?? '');
  if (/^(?:over|out|up|down|back)$/i.test(before?.word ?? '') && !isThing) return 'misread';
  return startsNounPhrase(after) ? 'right' : 'misread';
}

function judgeTheyAre({ after }: Context): Verdict {
  const [next, second, third] = after;
  if (next === undefined || startsNounPhrase(after)) return 'misread';
  // "Their going to school depended on it" has its verb further on.
  if (next.word === 'going')
    return second?.word === 'to' && third?.tag === 'VERB' && !isFinite(after[3]) ? 'right' : 'misread';
  return /^(?:VERB|ADJ|ADV|PART|DET)$/.test(next.tag) ? 'right' : 'misread';
}

/** A noun phrase follows that is owned: it is the object of a verb or preposition, or the subject of another verb. */
function isOwner({ before, after }: Context): boolean {
  const head = headAt(after);
  if (head < 0 || after[0]?.tag === 'DET') return false;
  if (before !== undefined && (PREPOSITION.test(before.word) || takesObject(before))) return true;
  return after[0]?.word !== 'time' && isFinite(after[head + 1]);
}

/** Verbs of thinking and saying open a clause: "we think it's evidence". */
function takesObject({ word, tag }: TaggedWord): boolean {
  return tag === 'VERB' && !OPENS_THOUGHT.test(word);
}

function isFinite(word: TaggedWord | undefined): boolean {
  return word?.tag === 'AUX' || (word?.tag === 'VERB' && !word.word.endsWith('ing'));
}

/** "There are", "there always is", "there seems": a verb of being, perhaps behind an adverb. */
function isExistential(after: readonly TaggedWord[]): boolean {
  const next = after[0]?.tag === 'ADV' || after[0]?.word === 'likely' ? after[1] : after[0];
  if (next === undefined || /^(?:being|having)$/.test(next.word)) return false;
  return (
    next.tag === 'AUX' || /^(?:exist|remain|seem|appear|come|follow|arise|emerge)(?:s|ed)?$/.test(next.word)
  );
}

/** Two words for which one is offered: "over all participants" holds a phrase, "over all, it was" an adverb. */
function judgeCompound(
  words: readonly TaggedWord[],
  place: Span,
  { before, after, right }: Context,
): Verdict {
  const parts = words.filter(({ start, end }) => start >= place.start && end <= place.end);
  const [next, second] = after;
  const isHyphenated = next?.word.startsWith('-') === true && next.start === place.end;
  if (isHyphenated) return 'misread';
  if (next === undefined) return 'right';
  if (next.word === 'of') return /^(?:instead|regardless|outside|inside)$/.test(right) ? 'right' : 'misread';
  if (/^(?:many|much|few|little|often)$/.test(next.word)) return 'misread';
  if (/^(?:without|towards?|alongside|notwithstanding|beside|despite|within)$/.test(right)) {
    if (next.tag === 'NOUN' && second?.tag === 'NOUN') return 'misread';
    const isNoun = parts.at(-1)?.tag === 'NOUN';
    return (isNoun ? /^(?:DET|PRON)$/ : /^(?:DET|PRON|NOUN|PROPN|ADJ|NUM|VERB)$/).test(next.tag)
      ? 'right'
      : 'misread';
  }
  if (/^(?:whereas|unless|albeit|although)$/.test(right)) return next.tag === 'PUNCT' ? 'misread' : 'right';
  if (right.endsWith('where') && /^(?:DET|PRON|NOUN|PROPN)$/.test(next.tag)) return 'misread';
  // "The wide spread at 60 degrees" is a noun with its adjective.
  if (before?.tag === 'DET' && isOnly(right, 'A') && !/^(?:NOUN|ADJ|PROPN)$/.test(next.tag)) return 'misread';
  const isModifier =
    before?.tag === 'DET' && (next.tag === 'NOUN' || (next.tag === 'ADJ' && second?.tag === 'NOUN'));
  if (isModifier) return parts[0]?.tag === 'DET' && right !== 'everyday' ? 'misread' : 'right';
  if (right.endsWith('self')) return 'right';
  if (HEADS_PHRASE.test(next.tag)) return opensSentence(before) && isLinking(right) ? 'right' : 'misread';
  return FOLLOWS_COMPOUND.test(next.tag) || next.tag === 'PRON' ? 'right' : 'unsure';
}

/** One word for which two are offered: "everyday" before a noun is the adjective that it looks like. */
function judgeSplit({ after }: Context): Verdict {
  return startsNounPhrase(after) ? 'misread' : 'right';
}

function isLinking(word: string): boolean {
  return /^(?:however|therefore|meanwhile|nonetheless|nevertheless|furthermore|moreover|likewise|nowadays|somehow|anyhow)$/.test(
    word,
  );
}

function opensSentence(before: TaggedWord | undefined): boolean {
  return before === undefined || OPENS_CLAUSE.test(before.tag);
}

function startsNounPhrase(words: readonly TaggedWord[]): boolean {
  return headAt(words) >= 0;
}

/** Index of the noun that a phrase of adverbs, adjectives, participles and numbers leads to; -1 without one. */
function headAt(words: readonly TaggedWord[]): number {
  for (const [index, { word, tag }] of words.slice(0, 5).entries()) {
    if (tag === 'NOUN' || tag === 'PROPN') return isNounNext(words[index + 1]) ? index + 1 : index;
    const leadsOn =
      tag === 'ADJ' ||
      tag === 'NUM' ||
      (tag === 'ADV' && isModified(words[index + 1])) ||
      (tag === 'CCONJ' && index > 0) ||
      (tag === 'VERB' && /(?:ed|en|ing)$/.test(word));
    if (!leadsOn) return -1;
  }
  return -1;
}

function isNounNext(word: TaggedWord | undefined): boolean {
  return word?.tag === 'NOUN' || word?.tag === 'PROPN';
}

function isModified(word: TaggedWord | undefined): boolean {
  return word !== undefined && /^(?:ADJ|NOUN|VERB)$/.test(word.tag);
}

function isSForm({ word }: TaggedWord): boolean {
  return /[^s]s$/.test(word);
}
