import type { AssignmentBrief } from '@greenpen/grading';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { functionWords } from '../words/function-words.ts';
import type { SoundWork } from '../work/sound-work.ts';
import type { Sentence, Work } from '../work/work.ts';
import { blend, ramp } from './measure.ts';
import type { Asked } from './asked.ts';

/**
 * What is counted in a text to tell how much it says:
 * - `amount`: its new words, as a share of what was asked;
 * - `specific`: share of its sentences that are not general: with a name, a number, words quoted, or some precise words
 *   that the assignment did not give;
 * - `details`: share of its sentences with a name, number, quotation or citation that was not there before;
 * - `density`: share of its words that carry the subject;
 * - `precision`: different words beyond the commonest, for the square root of the length;
 * - `vocabulary`: words that it runs through before they repeat themselves.
 *
 * All but the amount are the same for a short and a long text of one writer. `null` where it cannot be told.
 */
export type Signs = Readonly<
  Record<'amount' | 'specific' | 'details' | 'density' | 'precision' | 'vocabulary', number | null>
>;
export type SignId = keyof Signs;

/** For each sign, the values at which it earns nothing and everything, and what it counts for. */
export type SignScale = Readonly<
  Record<SignId, { readonly none: number; readonly full: number; readonly weight: number }>
>;

export const signsOfPart = {
  development: ['amount', 'specific', 'details', 'density'],
  language: ['precision', 'vocabulary'],
} as const satisfies Readonly<Record<string, readonly SignId[]>>;

export type PartOfSigns = keyof typeof signsOfPart;

/** The number by which a sign is compared between texts: a run twice as long is not twice as good. */
export function comparable(id: SignId, value: number): number {
  return id === 'vocabulary' ? Math.log(Math.max(1, value)) : value;
}

type ReadSigns = { readonly signs: Signs; readonly sound: SoundWork };

/** How much of a part the signs say was reached, 0 to 1; in a few lines, they would say it by chance. */
export function ratioOfSigns(part: PartOfSigns, { signs, sound }: ReadSigns, scale: SignScale): number {
  return blendSigns(signsOfPart[part], { signs, sound }, scale);
}

/** How closely a text is written, 0 to 1, by the signs that change neither with its length nor with its order. */
export function ratioOfWriting(read: ReadSigns): number {
  return blendSigns(['details', 'density', 'precision'], read, WRITING);
}

/** From plain to close writing. A rubric's levels need the whole range; the fitted scale is drawn to the usual mark. */
const WRITING = {
  details: { none: 0.09, full: 0.45, weight: 14 },
  density: { none: 0.38, full: 0.475, weight: 11 },
  precision: { none: 1, full: 2.7, weight: 13 },
} as const satisfies Partial<SignScale>;

function blendSigns<Id extends SignId>(
  ids: readonly Id[],
  { signs, sound }: ReadSigns,
  scale: Pick<SignScale, Id>,
): number {
  const known = ids.flatMap((id) => {
    const value = signs[id];
    return value === null ? [] : [{ value: comparable(id, value), ...scale[id] }];
  });
  return (
    Math.min(1, sound.words / ENOUGH_WORDS) *
    blend(...known.map(({ value, none, full, weight }) => [weight, ramp(value, none, full)] as const))
  );
}

/** Points that a part of signs counts for beside the other parts: those of the signs that can be told. */
export function weightOfSigns(part: PartOfSigns, signs: Signs, scale: SignScale): number {
  return signsOfPart[part].reduce((sum, id) => sum + (signs[id] === null ? 0 : scale[id].weight), 0);
}

const ENOUGH_WORDS = 60;

/** Words at which a piece of its kind is as long as is wanted where the instructions name no length. */
const USUAL_WORDS = { assignment: 350, discussion: 200, quiz: 50, exam: 150 } as const;

type Read = {
  readonly work: Work;
  readonly sound: SoundWork;
  readonly brief: AssignmentBrief | null;
  readonly asked: Asked;
};

export function readSigns(read: Read, { weightOf }: Pick<WordMeanings, 'weightOf'>): Signs {
  const { work, sound, brief } = read;
  const { sentences } = sound;
  const isAnswer = brief?.type === 'quiz' || brief?.type === 'exam';
  const words = sentences.flatMap((sentence) => sentence.words);
  const stems = sentences.flatMap((sentence) => sentence.stems);
  const texts = sentences.map(({ span }) => work.text.slice(span.start, span.end));
  const given = brief === null ? '' : `${brief.title}\n${brief.description}\n${brief.instructions}`;
  return {
    amount: sound.words / wantedWords(read),
    specific: shareSpecific(sentences, texts, { given, weightOf }),
    details: countDetailed(texts, given) / Math.max(1, sentences.length),
    density: stems.length / Math.max(1, words.length),
    precision: countPrecise(sentences, weightOf),
    vocabulary: isAnswer && words.length < FEWEST_FOR_RUNS ? null : runLength(words),
  };
}

/** Who asks for 400 to 600 words hopes for 500, and for somewhat more than the least where only that is named. */
function wantedWords({ brief, asked: { leastWords, mostWords } }: Read): number {
  if (leastWords !== null) return mostWords === null ? leastWords * 1.15 : (leastWords + mostWords) / 2;
  const usual = USUAL_WORDS[brief?.type ?? 'assignment'];
  return mostWords === null ? usual : Math.min(usual, mostWords * 0.85);
}

/** A capital inside a sentence, a number in figures or words, words in quotation marks. */
const NAME = /(?<=[\p{Ll}\p{N},;:)’'”"%]\s[(“"]?)\p{Lu}[\p{L}’'-]+/gu;
const NUMBER =
  /\d[\d.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|quarter|third|percent)\b/giu;
const QUOTATION = /[“"][^”"]{3,}[”"]/gu;
const NO_NAME = /^I(?:['’]|$)/u;

/** Sentences with a detail that neither the assignment nor an earlier sentence gave. */
function countDetailed(texts: readonly string[], given: string): number {
  const known = new Set((given.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase()));
  let detailed = 0;
  for (const text of texts) {
    const details = [NAME, NUMBER, QUOTATION]
      .flatMap((kind) => text.match(kind) ?? [])
      .filter((detail) => !NO_NAME.test(detail))
      .map((detail) => detail.toLowerCase());
    if (details.some((detail) => !known.has(detail))) detailed += 1;
    for (const detail of details) known.add(detail);
  }
  return detailed;
}

/** Words that are not among the 3,000 commonest; an unknown word may be a slip. */
const PRECISE = 0.8;
const isPrecise = (weight: number) => weight >= PRECISE && weight < 1;

/** "Some things went well and some did not": fewer precise words than these say nothing of the one matter. */
const FEWEST_PRECISE = 2;

/** `null` without word frequencies. */
function shareSpecific(
  sentences: readonly Sentence[],
  texts: readonly string[],
  { given, weightOf }: { readonly given: string } & Pick<WordMeanings, 'weightOf'>,
): number | null {
  const known = new Set((given.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase()));
  let isKnown = false;
  const specific = sentences.filter(({ words }, at) => {
    const own = [...new Set(words)].filter((word) => word.length >= 3 && !known.has(word));
    const weights = own.map(weightOf).filter((weight) => weight < 1);
    isKnown ||= weights.length > 0;
    return isDetailed(texts[at] ?? '') || weights.filter(isPrecise).length >= FEWEST_PRECISE;
  });
  return isKnown ? specific.length / sentences.length : null;
}

function isDetailed(text: string): boolean {
  return [NAME, NUMBER, QUOTATION].some((kind) =>
    (text.match(kind) ?? []).some((detail) => !NO_NAME.test(detail)),
  );
}

function countPrecise(sentences: readonly Sentence[], weightOf: WordMeanings['weightOf']): number | null {
  const precise = new Set<string>();
  let known = 0;
  let words = 0;
  for (const sentence of sentences) {
    words += sentence.words.length;
    for (const word of sentence.words) {
      if (word.length < 3 || functionWords.has(word) || !/^\p{L}/u.test(word)) continue;
      const weight = weightOf(word);
      if (weight < 1) known += 1;
      if (isPrecise(weight)) precise.add(word);
    }
  }
  return known === 0 ? null : precise.size / Math.sqrt(words);
}

/** Share of different words below which a run of words ends (McCarthy & Jarvis, 2010). */
const VARIED = 0.72;

/** A shorter answer has to repeat the terms that it explains, and the measure is steady only from here on. */
const FEWEST_FOR_RUNS = 100;

/** Mean length of the runs in which words stay varied (MTLD), read forwards and backwards. */
function runLength(words: readonly string[]): number {
  return (runLengthFrom(words) + runLengthFrom(words.toReversed())) / 2;
}

function runLengthFrom(words: readonly string[]): number {
  let runs = 0;
  let length = 0;
  let different = new Set<string>();
  for (const word of words) {
    length += 1;
    different.add(word);
    if (different.size / length >= VARIED) continue;
    runs += 1;
    length = 0;
    different = new Set();
  }
  // The last run is cut off: it counts as far as it got.
  if (length > 0) runs += (1 - different.size / length) / (1 - VARIED);
  return words.length / Math.max(MOST_OF_RUN, runs);
}

/** A text without one repeated word is too short to have shown more than two runs of its length. */
const MOST_OF_RUN = 0.5;
