import type { Scores } from '@greenpen/grading';
import { areas } from '@greenpen/paper';
import type { SpokenSentence } from './spoken-sentence.ts';
import { capitalise, countWords } from './text.ts';
import { isBareOrder } from './wording-kinds.ts';

/** Measured within this share of hers, no more is changed. */
const NEAR = 0.1;
/** A comment is rather a little longer than hers than without its substance. */
const MOST_LONGER = 0.1;
const MOST_WORDS = 40;
const LEAST_WORDS = 4;

/**
 * Leaves out what matters least until the comments are about as long as hers. Each area keeps the sentence that
 * matters most, and her own sentences stay. An area without errors may be left out, and where she writes very little
 * the strongest areas too. `errors`: the ids of findings that cost marks and of requirements that are not met.
 */
export function fitLength(
  sentences: readonly SpokenSentence[],
  target: number,
  { errors, scores }: { readonly errors: ReadonlySet<string>; readonly scores: Scores },
): readonly SpokenSentence[] {
  let left = sentences;
  for (;;) {
    const words = total(left);
    if (words <= target * (1 + MOST_LONGER)) break;
    const least = findLeast(left, words - target * (1 - NEAR), errors);
    if (least === undefined) break;
    left = left.filter((sentence) => sentence !== least);
  }
  if (total(left) > target * (1 + MOST_LONGER)) left = takeShorter(sentences, left, target);
  left = leaveOutAreas(left, target, scores);
  return left.length === sentences.length
    ? left
    : left.map((sentence, index) => beginAnew(sentence, left[index - 1]));
}

const total = (sentences: readonly SpokenSentence[]) =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

/**
 * An instructor who writes two or three sentences takes up one area: the weaker ones stay while her length allows, and
 * those with sentences of her own.
 */
function leaveOutAreas(
  left: readonly SpokenSentence[],
  target: number,
  scores: Scores,
): readonly SpokenSentence[] {
  let kept = left;
  for (const area of areas.toSorted((a, b) => scores[b] - scores[a])) {
    const others = kept.filter((one) => one.area !== area);
    const isSpare = others.length < kept.length && others.some((one) => one.area !== 'overall');
    if (total(kept) <= target * (1 + MOST_LONGER)) break;
    if (isSpare && !kept.some((one) => one.area === area && one.isOwn === true)) kept = others;
  }
  return kept;
}

/** Where one sentence of an area is left and too long, another that rests on the paper may be shorter. */
function takeShorter(
  sentences: readonly SpokenSentence[],
  left: readonly SpokenSentence[],
  target: number,
): readonly SpokenSentence[] {
  let taken = left;
  const alone = left.filter(
    (one) => one.isOwn !== true && left.filter(({ area }) => area === one.area).length === 1,
  );
  for (const kept of alone.toSorted((a, b) => countWords(b.text) - countWords(a.text))) {
    if (total(taken) <= target * (1 + MOST_LONGER)) break;
    const [shortest] = sentences
      .filter(
        (one) =>
          one.area === kept.area &&
          worthOf(one, 0, new Set()) >= PAPER &&
          one.isFollowing !== true &&
          !HANGS_ON_THE_LAST.test(one.text),
      )
      .toSorted((a, b) => countWords(a.text) - countWords(b.text));
    if (shortest !== undefined && countWords(shortest.text) < countWords(kept.text))
      taken = taken.map((one) => (one === kept ? shortest : one));
  }
  return taken;
}

/** "That is …", "One is …": makes no sense without the sentence before it. */
const HANGS_ON_THE_LAST = /^(?:that|this|these|those|it|they|one is|both|neither|another)\b/iu;

/** An offer of help of hers says nothing about the paper. */
const hasSubstance = ({ isOwn, restsOn }: SpokenSentence) => isOwn !== true || restsOn.length > 0;

/** Advice, and that nothing was marked, goes without saying from an instructor who writes little. */
function isSparable({ area, restsOn, isOwn }: SpokenSentence, errors: ReadonlySet<string>): boolean {
  return area !== 'overall' && isOwn !== true && !restsOn.some((id) => errors.has(id));
}

/** Her own sentences stay, but for offers of help where others of hers are left. */
function isKept(sentence: SpokenSentence, sentences: readonly SpokenSentence[]): boolean {
  if (sentence.isNeeded === true) return sentence.area === 'overall';
  if (sentence.isOwn !== true) return false;
  return hasSubstance(sentence) || sentences.filter(({ isOwn }) => isOwn === true).length < 2;
}

/** The sentence that matters least, of those that an area can spare. */
function findLeast(
  sentences: readonly SpokenSentence[],
  most: number,
  errors: ReadonlySet<string>,
): SpokenSentence | undefined {
  const spare = [...Map.groupBy(sentences, ({ area }) => area).values()].flatMap((ofArea) => {
    const isLast = ofArea.filter(hasSubstance).length < 2 && !ofArea.every((one) => isSparable(one, errors));
    return ofArea.flatMap((sentence, index) => {
      const next = ofArea[index + 1];
      const isNeeded = next !== undefined && (next.isFollowing === true || HANGS_ON_THE_LAST.test(next.text));
      const isLeft = isNeeded || isKept(sentence, sentences) || (isLast && hasSubstance(sentence));
      return isLeft ? [] : [{ sentence, worth: worthOf(sentence, index, errors) }];
    });
  });
  const [least] = spare
    .filter(({ sentence }) => countWords(sentence.text) <= most)
    .toSorted((a, b) => a.worth - b.worth);
  return least?.sentence;
}

const PAPER = 10;
/** What costs marks comes before what works. */
const ERROR = 5;

/** What rests on a finding or requirement and shows its place is worth most, then what stands first. */
function worthOf({ text, restsOn }: SpokenSentence, index: number, errors: ReadonlySet<string>): number {
  const isOnPaper = restsOn.some((id) => !id.startsWith('score:'));
  return (
    (restsOn.some((id) => errors.has(id)) ? ERROR : 0) +
    (isOnPaper ? PAPER : restsOn.length > 0 ? 4 : 0) +
    (text.includes('“') ? 3 : 0) -
    index / 2
  );
}

const CONTINUES = /^(?:Then|Next|After that|Also|Last|Further down),? (?=\p{Ll})/u;

/** "Then look at …" as "Look at …" where nothing comes before it any more. */
function beginAnew(sentence: SpokenSentence, before: SpokenSentence | undefined): SpokenSentence {
  if (before?.area === sentence.area) return sentence;
  const text = sentence.text.replace(CONTINUES, '');
  if (!text.startsWith('I ') && !isBareOrder(text)) return sentence;
  return text === sentence.text ? sentence : { ...sentence, text: capitalise(text) };
}

/** Divides long sentences or joins short ones until their mean is near hers. */
export function fitSentences(
  sentences: readonly SpokenSentence[],
  target: number,
): readonly SpokenSentence[] {
  let fitted = sentences;
  for (;;) {
    const mean = total(fitted) / Math.max(1, fitted.length);
    const next =
      mean > target * (1 + NEAR)
        ? divideLongest(fitted)
        : mean < target * (1 - NEAR)
          ? joinShortest(fitted)
          : null;
    if (next === null) return fitted;
    fitted = next;
  }
}

function divideLongest(sentences: readonly SpokenSentence[]): readonly SpokenSentence[] | null {
  const longest = sentences
    .filter(({ isOwn }) => isOwn !== true)
    .toSorted((a, b) => countWords(b.text) - countWords(a.text));
  for (const sentence of longest) {
    const divided = divide(sentence.text);
    if (divided === null) continue;
    return sentences.flatMap((one) =>
      one === sentence ? divided.map((text) => ({ ...sentence, text })) : [one],
    );
  }
  return null;
}

/** Where a new sentence can begin: after a semicolon, before a joining word with its own subject, or before a correction. */
const JOINT =
  /; (?=[\p{L}“x])|, (?:and|so) (?=(?:I|you|it|they|we|this|that|these|there|your|the)\b)|, (?=but (?:I|you|it|they|we|this|that|these|there|your|the)\b)|: (?=(?:(?:in|on|at) [^:;]{3,60}, )?x+ should (?:read|be)\b)/gu;

function divide(text: string): readonly [string, string] | null {
  const masked = mask(text);
  const joints = [...masked.matchAll(JOINT)].filter(
    ({ 0: joint, index }) =>
      countWords(text.slice(0, index)) >= LEAST_WORDS &&
      countWords(text.slice(index + joint.length)) >= LEAST_WORDS,
  );
  const middle = text.length / 2;
  const [best] = joints.toSorted((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  // A list with semicolons is one sentence.
  if (best === undefined || (masked.match(/;/gu)?.length ?? 0) > 1) return null;
  return [`${text.slice(0, best.index)}.`, capitalise(text.slice(best.index + best[0].length))];
}

/** The text with what is quoted or in parentheses blanked out, so that it is not divided there. */
function mask(text: string): string {
  return text.replaceAll(/“[^”]*”|\([^)]*\)/gu, (words) => 'x'.repeat(words.length));
}

/** Words with which a sentence can go on after a semicolon in lower case. */
const MAY_GO_ON =
  /^(?:Thank|The|This|That|These|Those|It|You|Your|There|They|In|On|For|At|To|With|Without|After|Before|As|If|When|Where|What|Then|Next|Also|Add|Ask|Begin|Check|Cite|Correct|Cut|Divide|Explain|Give|Join|Keep|Look|Make|Name|Put|Read|Say|Show|Split|Start|State|Tell|Use|Write)\b/u;

/** The sentence as it goes on after a comma, colon or semicolon. */
export function goOn(text: string): string {
  return MAY_GO_ON.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function joinShortest(sentences: readonly SpokenSentence[]): readonly SpokenSentence[] | null {
  const pairs = sentences.flatMap((first, index) => {
    const second = sentences[index + 1];
    const isPair =
      second !== undefined &&
      second.area === first.area &&
      second.paragraph === first.paragraph &&
      first.isOwn !== true &&
      second.isOwn !== true &&
      /[^.]\.$/u.test(first.text) &&
      MAY_GO_ON.test(second.text) &&
      !mask(first.text + second.text).includes(';');
    const words = countWords(first.text) + countWords(second?.text ?? '');
    return isPair && words <= MOST_WORDS ? [{ first, second, words }] : [];
  });
  const [shortest] = pairs.toSorted((a, b) => a.words - b.words);
  if (shortest === undefined) return null;
  const { first, second } = shortest;
  const text = `${first.text.slice(0, -1)}; ${goOn(second.text)}`;
  const restsOn = [...new Set([...first.restsOn, ...second.restsOn])];
  return sentences.flatMap((one) =>
    one === first ? [{ ...first, text, restsOn }] : one === second ? [] : [one],
  );
}
