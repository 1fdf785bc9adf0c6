import { sentenceSpansIn } from '@greenpen/paper-structure';
import { englishLexicon } from '../english-lexicon.ts';
import { hasForm, nounNumber, verbReadings } from './inflections.ts';
import { tagWords, type TaggedWord } from './tagger.ts';
import type { Token } from './token.ts';
import { withMissingVerb } from './missing-verb.ts';
import { isOften } from './word-kinds.ts';

export type { Token };

export type TaggedSentence = {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
};

/** UTF-16 units of the texts that are remembered: checks read one paper after the other, each text many times. */
const MOST_REMEMBERED = 600_000;
const remembered = new Map<string, readonly TaggedSentence[]>();
let size = 0;

/** The sentences of a paragraph with the class of each word; `loadTagger` comes first. */
export function taggedSentencesOf(text: string): readonly TaggedSentence[] {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (size > MOST_REMEMBERED) forgetSentences();
  const sentences = sentenceSpansIn(text).map(({ start, end }) => ({
    start,
    end,
    tokens: tagSentence(text.slice(start, end), start),
  }));
  remembered.set(text, sentences);
  size += text.length;
  return sentences;
}

/** No text of a student stays in memory after its paper. */
export function forgetSentences(): void {
  remembered.clear();
  size = 0;
}

/** Characters without a space that no word or address has; the tagger's time grows with the square of their number. */
const UNBROKEN = /\S{400}/u;

function tagSentence(sentence: string, offset: number): readonly Token[] {
  if (UNBROKEN.test(sentence)) return [];
  const tokens = withLastStop(tagWords(withSmallOpening(sentence)))
    .flatMap(withOwnMark)
    .map(({ start, end, tag }) => {
      const text = sentence.slice(start, end);
      const word = text.toLowerCase();
      return { word, text, start: offset + start, end: offset + end, tag: settleTag(word, text, tag) };
    });
  return withMissingVerb(tokens.map((token, index) => ({ ...token, tag: tagInContext(tokens, index) })));
}

/** Before a comma the tagger leaves "court's" whole and takes it for a name. */
function withOwnMark(token: TaggedWord): readonly TaggedWord[] {
  if (!/^[a-z]{2,}'s$/.test(token.word)) return [token];
  const mark = token.end - 2;
  const word = token.word.slice(0, -2);
  return [
    { word, start: token.start, end: mark, tag: nounNumber(word) === null ? token.tag : 'NOUN' },
    { word: "'s", start: mark, end: token.end, tag: 'PART' },
  ];
}

/** The tagger takes "ill." and "I." at the end of a sentence for abbreviations. */
function withLastStop(words: readonly TaggedWord[]): readonly TaggedWord[] {
  const last = words.at(-1);
  if (last === undefined || !/^[A-Za-z]+\.$/.test(last.word)) return words;
  const stop = last.end - 1;
  const word = last.word.slice(0, -1);
  const tag = nounNumber(word.toLowerCase()) === null ? 'PRON' : 'NOUN';
  return [
    ...words.slice(0, -1),
    { word, start: last.start, end: stop, tag },
    { word: '.', start: stop, end: last.end, tag: 'PUNCT' },
  ];
}

/** "The noise frightened her", "if the temperature rises the reaction": verbs that the tagger took for something else. */
function tagInContext(tokens: readonly Token[], index: number): string {
  const { tag = '', word = '' } = tokens[index] ?? {};
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (/^(?:who|they|we|he|she|i)$/.test(before?.word ?? '') && tag === 'NOUN') {
    return hasForm(word, 'base') || hasForm(word, 's') ? 'VERB' : tag;
  }
  // "Who own their homes", "it upsets them": a subject before it and an object behind it.
  const hasObject = /^(?:the|an?|my|his|her|its|our|their|this|that|these|those|them|him|us|me|it)$/.test(
    after?.word ?? '',
  );
  if (hasObject && before?.word === 'who' && tag === 'ADJ' && hasForm(word, 'base')) return 'VERB';
  if (hasObject && before?.word === 'it' && tag === 'NOUN' && hasForm(word, 's')) return 'VERB';
  // "Any objective moral facts": a second adjective follows, and then the noun.
  if (
    tag === 'NOUN' &&
    /^(?:DET|ADJ)$/.test(before?.tag ?? '') &&
    after?.tag === 'ADJ' &&
    tokens[index + 2]?.tag === 'NOUN' &&
    isOften(word, 'A')
  )
    return 'ADJ';
  // "This structured definition can", "many convicted people are": a participle before the noun that is the subject.
  if (
    tag === 'VERB' &&
    /^(?:this|that|these|those|many|some|most|few|several)$/.test(before?.word ?? '') &&
    hasForm(word, 'participle') &&
    after?.tag === 'NOUN' &&
    tokens[index + 2]?.tag === 'AUX'
  )
    return 'ADJ';
  if (before?.tag !== 'NOUN' || after === undefined) return tag;
  // "The research on prisons show that": nouns of these are rare, and neither a clause nor an article follows them.
  if (
    tag === 'NOUN' &&
    /^(?:show|shows|indicate|suggest|reveal|demonstrate)$/.test(word) &&
    (after.word === 'that' || after.tag === 'DET')
  )
    return 'VERB';
  // "The fire spread quickly": an adverb of manner, and nothing behind it that the noun could belong to.
  const isClosed =
    tokens[index + 2] === undefined || /^(?:PUNCT|ADP|CCONJ)$/.test(tokens[index + 2]?.tag ?? '');
  if (tag === 'NOUN' && hasForm(word, 'past') && after.tag === 'ADV' && after.word.endsWith('ly') && isClosed)
    return 'VERB';
  const isObject = after.tag === 'DET' || /^(?:her|him|them|us|me|it)$/.test(after.word);
  if (!isObject) return tag;
  if (tag === 'ADJ' && hasForm(word, 'past')) return 'VERB';
  return tag === 'NOUN' && hasForm(word, 's') && nounNumber(before.word) === 'singular' ? 'VERB' : tag;
}

/** The tagger takes "Patients" at the start of a sentence for a name. */
function withSmallOpening(sentence: string): string {
  const first = /^[A-Z][a-z]+(?![\w'-])/.exec(sentence)?.[0].toLowerCase() ?? '';
  return first.length > 1 && englishLexicon().has(first) ? first + sentence.slice(first.length) : sentence;
}

/** What `maskProse` puts in the place of names. */
const STAND_INS = /^(?:Smith|Adams|Germans)$/;

/** What the tables know better than the tagger: words that are never verbs, or never nouns. */
function settleTag(word: string, text: string, tag: string): string {
  if (STAND_INS.test(text)) return 'PROPN';
  if (text !== word && tag === 'PROPN') return tag;
  if (tag === 'VERB' && verbReadings(word).length === 0 && nounNumber(word) !== null) return 'NOUN';
  if ((tag === 'NOUN' || tag === 'PROPN') && nounNumber(word) === null && isOnlyFinite(word)) return 'VERB';
  return tag;
}

function isOnlyFinite(word: string): boolean {
  return hasForm(word, 'base') || hasForm(word, 's') || hasForm(word, 'past');
}
