import { MISTAKE_NOUNS } from './learn-manner.ts';
import type { SpokenSentence } from './spoken-sentence.ts';
import { capitalise, outsideQuotations } from './text.ts';
import type { Trait, VoiceProfile } from './voice-profile.ts';
import { isBareOrder, praises } from './wording-kinds.ts';

/** Traits that fewer sources show are shown in Settings and not used. */
const LEAST_CONFIDENCE = 0.3;

/** What is sure enough to write by. */
export function sureValue<Value>(trait: Trait<Value> | null): Value | null {
  return trait === null || trait.confidence < LEAST_CONFIDENCE ? null : trait.value;
}

/** The drafted sentences in her words: contractions, her name for mistakes, suggestions, and praise where she puts it. */
export function wordAs(
  profile: VoiceProfile,
  sentences: readonly SpokenSentence[],
): readonly SpokenSentence[] {
  const [contractions, naming] = [sureValue(profile.contractions), sureValue(profile.naming)];
  const worded = sentences.map((sentence) => {
    if (sentence.isOwn === true) return sentence;
    const contracted = contractions === null ? sentence.text : contract(sentence.text, contractions);
    return { ...sentence, text: naming === null ? contracted : nameMistakes(contracted, naming) };
  });
  const phrased = putPhrases(worded, sureValue(profile.phrases) ?? []);
  const suggested = sureValue(profile.hedging) === 'often' ? suggest(phrased) : phrased;
  const praise = sureValue(profile.praise);
  return praise === null ? suggested : placePraise(suggested, praise);
}

/** "Take another look at", "spend some time on": an order of hers that something to look at can follow. */
const LOOKS_AT = /^(?:\p{L}+)(?: \p{L}+){0,4} (?:at|over|on|with|through)$/u;
/** What the draft says for the same. */
const LOOK_AT = /\b(look first at|look again at|look at|go over|see to)\b/iu;

/** Puts a favorite expression of hers where the draft asks to look at something, once in each area. */
function putPhrases(
  sentences: readonly SpokenSentence[],
  phrases: readonly string[],
): readonly SpokenSentence[] {
  const phrase = phrases.find((words) => LOOKS_AT.test(words) && isBareOrder(`${capitalise(words)} it.`));
  if (phrase === undefined) return sentences;
  const done = new Set<SpokenSentence['area']>();
  return sentences.map((sentence) => {
    const { area, text, isOwn } = sentence;
    if (isOwn === true || done.has(area)) return sentence;
    const changed = outsideQuotations(text, (words) =>
      done.has(area)
        ? words
        : words.replace(LOOK_AT, (verb) => {
            done.add(area);
            return /^\p{Lu}/u.test(verb) ? capitalise(phrase) : phrase;
          }),
    );
    return { ...sentence, text: changed };
  });
}

/** Turns the first order of each area into a suggestion: "You might begin with …". */
function suggest(sentences: readonly SpokenSentence[]): readonly SpokenSentence[] {
  const done = new Set<SpokenSentence['area']>();
  return sentences.map((sentence) => {
    const { area, text, isOwn, isFollowing } = sentence;
    if (isOwn === true || isFollowing === true || done.has(area) || !isBareOrder(text)) return sentence;
    done.add(area);
    return { ...sentence, text: `You might ${text.charAt(0).toLowerCase()}${text.slice(1)}` };
  });
}

const isPraise = ([first]: readonly SpokenSentence[]) => first !== undefined && praises(first.text);

/** Puts what is praised at the beginning or end of each comment; the sentences that explain it go with it. */
function placePraise(
  sentences: readonly SpokenSentence[],
  where: 'first' | 'last',
): readonly SpokenSentence[] {
  return [...Map.groupBy(sentences, ({ area }) => area).values()].flatMap((ofArea) => {
    const units: SpokenSentence[][] = [];
    for (const sentence of ofArea) {
      if (sentence.isFollowing === true) units.at(-1)?.push(sentence);
      else units.push([sentence]);
    }
    const [praise, rest] = [units.filter(isPraise).flat(), units.filter((unit) => !isPraise(unit)).flat()];
    const paragraphs = rest.map(({ paragraph }) => paragraph);
    if (praise.length === 0 || rest.length === 0) return ofArea;
    const paragraph = where === 'first' ? Math.min(...paragraphs) : Math.max(...paragraphs);
    const moved = praise.map((sentence) => ({ ...sentence, paragraph }));
    return where === 'first' ? [...moved, ...rest] : [...rest, ...moved];
  });
}

const GENERAL_NOUNS = MISTAKE_NOUNS.filter((noun) => ['error', 'mistake', 'slip'].includes(noun));

/** Calls mistakes what she calls them. */
function nameMistakes(text: string, noun: string): string {
  const article = /^[aeiou]/iu.test(noun) ? 'an' : 'a';
  const pattern = new RegExp(String.raw`\b(?:(an?) )?(${GENERAL_NOUNS.join('|')})(s?)\b`, 'giu');
  return outsideQuotations(text, (words) =>
    words.replace(pattern, (_whole, before: string | undefined, named: string, plural: string) => {
      const called = /^\p{Lu}/u.test(named) ? capitalise(noun) : noun;
      const lead = before === undefined ? '' : `${before.startsWith('A') ? capitalise(article) : article} `;
      return `${lead}${called}${plural}`;
    }),
  );
}

const CONTRACTIONS: readonly (readonly [long: RegExp, short: string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/giu, '$1n’t'],
  [/\b(?<![?.!] )can(?:not| not)\b/gu, 'can’t'],
  [/\b(You|you|They|they|We|we) are\b(?! (?:not|n’t))/gu, '$1’re'],
  [/\b(I|You|you|They|they|We|we) have (?=\p{L}+(?:ed|en)\b)/gu, '$1’ve '],
  [/\b(I|You|you|They|they|We|we) would\b/gu, '$1’d'],
  [/\b(It|it|That|that|There|there) is\b(?= )/gu, '$1’s'],
];

const EXPANSIONS: readonly (readonly [short: RegExp, long: string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n['’]t\b/giu, '$1 not'],
  [/\bcan['’]t\b/gu, 'cannot'],
  [/\b(you|they|we)['’]re\b/giu, '$1 are'],
  [/\b(I)['’]m\b/gu, '$1 am'],
  [/\b(I|you|they|we)['’]ve\b/giu, '$1 have'],
  [/\b(I|you|they|we|it)['’]ll\b/giu, '$1 will'],
  [/\blet['’]s\b/gu, 'let us'],
];

/** The text with contractions, or without. */
function contract(text: string, isContracted: boolean): string {
  return outsideQuotations(text, (words) =>
    (isContracted ? CONTRACTIONS : EXPANSIONS).reduce(
      (changed, [from, to]) => changed.replaceAll(from, to),
      words,
    ),
  );
}
