import { englishLexicon } from '../english-lexicon.ts';
import { eitherNumber, irregularPlurals, irregularVerbs } from './irregular-forms.ts';
import { canBe } from './word-kinds.ts';

export type VerbForm = 'base' | 's' | 'past' | 'participle' | 'ing';
export type VerbReading = { readonly lemma: string; readonly form: VerbForm };
export type NounNumber = 'singular' | 'plural' | 'either';

const irregularOf = new Map(irregularVerbs.map((verb) => [verb.base, verb]));
const irregularReadings = new Map<string, VerbReading[]>();
for (const { base, past, participle } of irregularVerbs) {
  for (const form of past) addReading(form, { lemma: base, form: 'past' });
  for (const form of participle) addReading(form, { lemma: base, form: 'participle' });
}
for (const [form, lemma] of [
  ['am', 'be'],
  ['is', 'be'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
] as const)
  addReading(form, { lemma, form: 's' });
addReading('are', { lemma: 'be', form: 'base' });

const singularOf = new Map([...irregularPlurals].map(([one, many]) => [many, one]));

function addReading(word: string, reading: VerbReading): void {
  irregularReadings.set(word, [...(irregularReadings.get(word) ?? []), reading]);
}

const cache = new Map<string, readonly VerbReading[]>();
const MOST_CACHED = 20_000;

/** Every verb and form that the word can be; empty for what is no verb. Takes small letters. */
export function verbReadings(word: string): readonly VerbReading[] {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const readings: VerbReading[] = [...(irregularReadings.get(word) ?? [])];
  if (canBe(word, 'V')) readings.push({ lemma: word, form: 'base' });
  for (const [form, lemmas] of [
    ['s', stemsOf(word, 's')],
    ['past', stemsOf(word, 'ed')],
    ['ing', stemsOf(word, 'ing')],
  ] as const) {
    for (const lemma of lemmas) {
      if (!canBe(lemma, 'V') || (form === 'past' && irregularOf.has(lemma) && !isListed(lemma, word)))
        continue;
      if (inflect(lemma, form) !== word && form !== 'past') continue;
      readings.push({ lemma, form });
      if (form === 'past') readings.push({ lemma, form: 'participle' });
    }
  }
  if (cache.size > MOST_CACHED) cache.clear();
  cache.set(word, readings);
  return readings;
}

function isListed(lemma: string, word: string): boolean {
  const verb = irregularOf.get(lemma);
  return verb?.past.includes(word) === true || verb?.participle.includes(word) === true;
}

export function hasForm(word: string, form: VerbForm): boolean {
  return verbReadings(word).some((reading) => reading.form === form);
}

/** What a regular ending can have been put to, whether or not it is a word. */
function stemsOf(word: string, ending: 's' | 'ed' | 'ing'): readonly string[] {
  if (!word.endsWith(ending) || word.length < ending.length + 2) return [];
  const stem = word.slice(0, -ending.length);
  if (ending === 's') {
    if (word.endsWith('ss')) return [];
    const stems = [stem];
    if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
    if (/(?:s|x|z|ch|sh|o)es$/.test(word)) stems.push(word.slice(0, -2));
    return stems;
  }
  const stems = [stem, `${stem}e`];
  if (/(.)\1$/.test(stem)) stems.push(stem.slice(0, -1));
  if (ending === 'ed' && word.endsWith('ied')) stems.push(`${word.slice(0, -3)}y`);
  if (ending === 'ing' && word.endsWith('ying')) stems.push(`${word.slice(0, -4)}ie`);
  return stems;
}

/** A form of a verb, as the dictionary spells it. */
export function inflect(lemma: string, form: VerbForm): string {
  if (form === 'base') return lemma;
  const irregular = irregularOf.get(lemma);
  if (form === 's') return sFormOf(lemma);
  if (irregular !== undefined && form === 'past') return irregular.past[0] ?? lemma;
  if (irregular !== undefined && form === 'participle') return irregular.participle[0] ?? lemma;
  const ending = form === 'ing' ? 'ing' : 'ed';
  if (lemma === 'be') return form === 'ing' ? 'being' : 'been';
  if (ending === 'ed' && /[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`;
  if (ending === 'ing' && lemma.endsWith('ie')) return `${lemma.slice(0, -2)}ying`;
  const plain = /[^eoy]e$|ue$/.test(lemma)
    ? lemma.slice(0, -1) + ending
    : lemma.endsWith('e') && ending === 'ed'
      ? `${lemma}d`
      : lemma + ending;
  const doubled = `${lemma}${lemma.at(-1) ?? ''}${ending}`;
  // "Planned", "occurred" and "traveled": the word list knows which words double their last letter.
  const endsShort = /[^aeiou][aeiou][bdgklmnprtvz]$|^[aeiou][dt]$|qu[aeiou][tpz]$/.test(lemma);
  const isOneSyllable = (lemma.match(/[aeiouy]+/g) ?? []).length === 1;
  const { has } = englishLexicon();
  const isDoubling = endsShort && (isOneSyllable || (has(doubled) && !has(plain)));
  return isDoubling ? doubled : plain;
}

function sFormOf(lemma: string): string {
  if (lemma === 'be') return 'is';
  if (lemma === 'have') return 'has';
  if (/(?:s|x|z|ch|sh)$|[^aeiou]o$/.test(lemma)) return `${lemma}es`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  return `${lemma}s`;
}

/** The verb in the present tense: "have" and "has", "are" and "is". */
export function presentOf(lemma: string, number: 'singular' | 'plural'): string {
  if (lemma === 'be') return number === 'singular' ? 'is' : 'are';
  return number === 'singular' ? inflect(lemma, 's') : lemma;
}

/** What number the form of a noun shows; `null` for what is no noun. Takes small letters. */
export function nounNumber(word: string): NounNumber | null {
  if (eitherNumber.has(word)) return 'either';
  if (irregularPlurals.has(word)) return 'singular';
  if (singularOf.has(word)) return 'plural';
  if (canBe(word, 'N')) {
    if (!/[^su]s$/.test(word)) return 'singular';
    return isPluralOfNoun(word) && !word.endsWith('ics') ? 'plural' : 'either';
  }
  return isPluralOfNoun(word) ? 'plural' : null;
}

function isPluralOfNoun(word: string): boolean {
  return stemsOf(word, 's').some((stem) => canBe(stem, 'N')) && englishLexicon().has(word);
}

/** The singular of a plural noun; `null` where there is none. */
export function singularNoun(word: string): string | null {
  const irregular = singularOf.get(word);
  if (irregular !== undefined) return irregular;
  const stems = stemsOf(word, 's').filter((stem) => canBe(stem, 'N'));
  return stems.find((stem) => pluralNoun(stem) === word) ?? null;
}

/** The plural of a noun, if the word list has one: "information" has none. */
export function pluralNoun(word: string): string | null {
  const irregular = irregularPlurals.get(word);
  if (irregular !== undefined) return irregular;
  const regular = sFormOf(word);
  return englishLexicon().has(regular) ? regular : null;
}
