import { articleFor } from '../checks/article.ts';
import { englishLexicon } from '../english-lexicon.ts';
import { inflect, nounNumber, pluralNoun, singularNoun, verbReadings } from '../language/inflections.ts';
import type { Token } from '../language/tagged-sentence.ts';
import { canBe } from '../language/word-kinds.ts';
import { hashOf } from './coded-sentence.ts';

/** A place in a sentence where one of several forms can be written. */
export type FormSlot = {
  /** "form", "article", or the words of a set that are confused. */
  readonly set: string;
  /** Indices of the tokens on both sides. */
  readonly left: number;
  readonly right: number;
  /** What may be written, by class; empty where a class has no form, or where nothing is written. */
  readonly forms: readonly string[];
  /** Class of what is written. */
  readonly written: number;
  /** Hash of the word whatever its form. */
  readonly lemma: number;
};

/** The most classes of a set. */
export const MOST_FORMS = 8;

/** Words that are written for each other; a word is in one set. */
const CONFUSED: readonly (readonly string[])[] = [
  ['am', 'is', 'are', 'was', 'were', 'be', 'been', 'being'],
  ['has', 'have', 'had', 'having'],
  ['does', 'do', 'did', 'done', 'doing'],
  ['in', 'on', 'at', 'of', 'for', 'with', 'from', 'by'],
  ['then', 'than'],
  ['there', 'their'],
  ['to', 'too'],
  ['this', 'these'],
  ['that', 'those'],
  ['affect', 'effect'],
  ['affects', 'effects'],
  ['affected', 'effected'],
  ['lose', 'loose'],
  ['whether', 'weather'],
  ['lead', 'led'],
  ['quite', 'quiet'],
  ['past', 'passed'],
  ['accept', 'except'],
  ['advice', 'advise'],
  ['principle', 'principal'],
  ['through', 'though', 'thought', 'thorough'],
  ['they', 'them'],
  ['he', 'him'],
  ['we', 'us'],
  ['i', 'me'],
  ['who', 'whom'],
  ['much', 'many'],
  ['less', 'fewer'],
  ['amount', 'number'],
  ['good', 'well'],
  ['where', 'wear'],
  ['know', 'now'],
  ['new', 'knew'],
  ['here', 'hear'],
  ['form', 'from'],
  ['sense', 'since'],
  ['thing', 'think'],
  ['live', 'life'],
  ['believe', 'belief'],
  ['breath', 'breathe'],
  ['piece', 'peace'],
  ['site', 'sight', 'cite'],
  ['right', 'write'],
  ['role', 'roll'],
  ['weak', 'week'],
  ['break', 'brake'],
  ['bear', 'bare'],
  ['moral', 'morale'],
  ['personal', 'personnel'],
  ['complement', 'compliment'],
  ['every', 'very'],
  ['one', 'won'],
  ['our', 'are'],
  ['threw'],
  ['different', 'difference'],
  ['important', 'importance'],
  ['success', 'succeed'],
  ['because', 'cause'],
  ['aloud', 'allowed'],
  ['your', 'you'],
  ['as', 'has'],
  ['economic', 'economy'],
  ['politics', 'political'],
  ['another', 'other', 'others'],
  ['so', 'such'],
  ['also', 'already'],
];

const setOf = new Map<string, readonly string[]>();
for (const words of CONFUSED) for (const word of words) if (!setOf.has(word)) setOf.set(word, words);

const NOUN_OPENERS = new Set(['DET', 'ADJ', 'NOUN', 'NUM', 'PROPN', 'PART']);
const POSSESSIVE = /^(?:my|your|his|her|its|our|their|whose|'s|')$/;
const ARTICLE = /^(?:an?|the)$/;
/** Classes of articles. */
const NO_ARTICLE = 0;

/** The words that are written for this one; empty for most. Takes small letters. */
export function confusedWith(word: string): readonly string[] {
  return setOf.get(word) ?? [];
}

/** The forms of a verb or noun, by class; empty for what is neither. Takes small letters. */
export function formsOfWord(word: string): readonly string[] {
  if (word.length < 3 || setOf.has(word)) return [];
  const lemma =
    verbReadings(word)[0]?.lemma ?? singularNoun(word) ?? (nounNumber(word) === null ? null : word);
  return lemma === null ? [] : formsOf(lemma);
}

/** Every place of a sentence that the model of forms judges. */
export function formSlotsOf(tokens: readonly Token[]): readonly FormSlot[] {
  const slots: FormSlot[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.tag === 'PUNCT' || token.tag === 'PROPN') continue;
    const article = articleSlot(tokens, at);
    if (article !== null) slots.push(article);
    const isPlain = token.text === token.word || at === 0 || token.word === 'i';
    if (!isPlain) continue;
    const word = wordSlot(tokens, at);
    if (word !== null) slots.push(word);
    const inflected = inflectedSlot(tokens, at) ?? adverbSlot(tokens, at);
    if (inflected !== null) slots.push(inflected);
  }
  return slots;
}

/** What replaces the written form, with offsets into the text of the sentence's tokens. */
export function formEdit(
  tokens: readonly Token[],
  { set, left, right, forms, written }: FormSlot,
  form: number,
): { readonly start: number; readonly end: number; readonly text: string } | null {
  const [word, next] = [tokens[left + 1], tokens[right]];
  const text = forms[form];
  if (word === undefined || text === undefined) return null;
  if (set !== 'article') return { start: word.start, end: word.end, text };
  if (next === undefined) return null;
  if (written === NO_ARTICLE) return { start: next.start, end: next.start, text: `${text} ` };
  return form === NO_ARTICLE
    ? { start: word.start, end: next.start, text: '' }
    : { start: word.start, end: word.end, text };
}

function wordSlot(tokens: readonly Token[], at: number): FormSlot | null {
  const word = tokens[at]?.word ?? '';
  const forms = word === 'to' && tokens[at]?.tag === 'ADP' ? undefined : setOf.get(word);
  if (forms === undefined || forms.length < 2) return null;
  const set = forms.join(' ');
  return { set, left: at - 1, right: at + 1, forms, written: forms.indexOf(word), lemma: hashOf(set) };
}

function articleSlot(tokens: readonly Token[], at: number): FormSlot | null {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined) return null;
  if (ARTICLE.test(token.word)) {
    if (next === undefined || next.tag === 'PUNCT') return null;
    const forms = ['', articleFor(next.word), 'the'];
    const written = token.word === 'the' ? 2 : 1;
    return { set: 'article', left: at - 1, right: at + 1, forms, written, lemma: hashOf(next.word) };
  }
  if ((token.tag !== 'NOUN' && token.tag !== 'ADJ') || token.text !== token.word) return null;
  if (before !== undefined && (NOUN_OPENERS.has(before.tag) || POSSESSIVE.test(before.word))) {
    if (before.word !== 'not' && before.word !== 'to') return null;
  }
  const forms = ['', articleFor(token.word), 'the'];
  return { set: 'article', left: at - 1, right: at, forms, written: NO_ARTICLE, lemma: hashOf(token.word) };
}

/** Base, -s, -ing, and -ed or past tense and participle of a verb; singular and plural of a noun. */
function inflectedSlot(tokens: readonly Token[], at: number): FormSlot | null {
  const { word = '', tag = '' } = tokens[at] ?? {};
  if (word.length < 3 || setOf.has(word) || !/^(?:VERB|NOUN|ADJ)$/.test(tag) || !/^[a-z]+$/.test(word))
    return null;
  const [reading] = verbReadings(word);
  // "Canned soup", "a moving story": before a noun, a participle is an adjective.
  if (/(?:ed|en|ing)$/.test(word) && /^(?:NOUN|ADJ)$/.test(tokens[at + 1]?.tag ?? '')) return null;
  if (tag === 'ADJ' && (reading === undefined || !/(?:ed|ing)$/.test(word))) return null;
  const isNoun = tag === 'NOUN' && (reading === undefined || nounNumber(word) === 'plural');
  const lemma = isNoun ? (singularNoun(word) ?? word) : (reading?.lemma ?? singularNoun(word) ?? word);
  const forms = formsOf(lemma);
  const written = forms.indexOf(word);
  if (written === -1 || forms.indexOf(word, written + 1) !== -1) return null;
  if (forms.filter((form) => form !== '').length < 2) return null;
  return { set: 'form', left: at - 1, right: at + 1, forms, written, lemma: hashOf(lemma) };
}

const formsOfLemma = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 30_000;

/** Base or singular, -s or plural, -ing, -ed, past tense, participle; the last two only where they differ. */
function formsOf(lemma: string): readonly string[] {
  const known = formsOfLemma.get(lemma);
  if (known !== undefined) return known;
  const isVerb = canBe(lemma, 'V');
  const [past, participle] = [inflect(lemma, 'past'), inflect(lemma, 'participle')];
  const plural = isVerb ? inflect(lemma, 's') : (pluralNoun(lemma) ?? '');
  const forms = !isVerb
    ? [lemma, plural, '', '', '', '']
    : past === participle
      ? [lemma, plural, inflect(lemma, 'ing'), past, '', '']
      : [lemma, plural, inflect(lemma, 'ing'), '', past, participle];
  if (formsOfLemma.size > MOST_REMEMBERED) formsOfLemma.clear();
  formsOfLemma.set(lemma, forms);
  return forms;
}

/** "Quick" and "quickly". */
function adverbSlot(tokens: readonly Token[], at: number): FormSlot | null {
  const { word = '', tag = '' } = tokens[at] ?? {};
  if (word.length < 4 || setOf.has(word)) return null;
  const adjective = tag === 'ADV' ? adjectiveOf(word) : tag === 'ADJ' ? word : null;
  const adverb = tag === 'ADV' ? word : tag === 'ADJ' ? adverbOf(word) : null;
  if (adjective === null || adverb === null || !englishLexicon().has(adverb)) return null;
  const forms = [adjective, adverb];
  const written = forms.indexOf(word);
  return { set: 'ly', left: at - 1, right: at + 1, forms, written, lemma: hashOf(adjective) };
}

function adverbOf(adjective: string): string {
  if (adjective.endsWith('ic')) return `${adjective}ally`;
  if (adjective.endsWith('le')) return `${adjective.slice(0, -1)}y`;
  return /[^aeiou]y$/.test(adjective) ? `${adjective.slice(0, -1)}ily` : `${adjective}ly`;
}

function adjectiveOf(adverb: string): string | null {
  if (!adverb.endsWith('ly')) return null;
  const stem = adverb.slice(0, -2);
  const stems = [stem, `${stem}le`, adverb.replace(/ily$/, 'y'), adverb.replace(/ally$/, '')];
  return stems.find((word) => canBe(word, 'A') && adverbOf(word) === adverb) ?? null;
}
