const markup = /<\/?[a-z!][^>]*>|!?\[[^\]]*\]\([^)]*\)/iu;

const links = /\b(?:https?|ftp|javascript|data|file):\S*[\p{L}\p{N}/]|\bwww\.\S*[\p{L}\p{N}/]/giu;

/** Points out of a round number; a score, grade or mark with its value; "an A grade". */
const grades = [
  /\b\d{1,3}(?:\.\d+)?\s*(?:\/|out of)\s*(?:10|20|25|50|100)\b/giu,
  /\b(?:[Ss]core|[Gg]rade|[Mm]ark)s?(?::|\s+(?:is|was|be|of|at|an?))*\s+(?:\d{1,3}(?:\.\d+)?\b|[A-DF](?![\p{L}’']))/gu,
  /\b(?:an?\s+[A-DF][+-]?|[A-DF][+-])\s+(?:grade|paper)\b/gu,
];

/** Words without which nobody writes much English, and which the languages beside it hardly share. */
const common = new Set(
  'the of and to is that it you your for with are this be not have was on at by from or but its which they can more what where there as if'.split(
    ' ',
  ),
);

/** Others of which a short English sentence has at least one. */
const frequent = new Set(
  'who had may other both than though been were has do does when so one all some no would could should will about into only also between because how then each such any out up my his her their our these those very most nothing'.split(
    ' ',
  ),
);

/** Words from which on the share of common ones says something. */
const ENOUGH_WORDS = 25;

/** In English prose every third word or so is one of them; quotations in another language leave enough of them. */
const LEAST_SHARE = 0.12;

/** Whether feedback is written in English, by its commonest words. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => common.has(word)).length >= words.length * LEAST_SHARE;
}

/** Whether a sentence may be English: as `isEnglish`, and for a short one whether it has any frequent word. */
export function maybeEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length >= ENOUGH_WORDS) return isEnglish(text);
  return words.some((word) => common.has(word) || frequent.has(word));
}

/**
 * Why a text is not allowed in feedback, whatever it quotes: it has markup, a link that is not in the paper, or
 * a grade, which is the engine's and the instructor's alone. `null` where there is no reason.
 */
export function findForbidden(
  text: string,
  sources: readonly string[],
): 'markup' | 'a link' | 'a grade' | null {
  const isForeign = ([found]: RegExpMatchArray) => !sources.some((source) => source.includes(found));
  if (markup.test(text)) return 'markup';
  if ([...text.matchAll(links)].some(isForeign)) return 'a link';
  return grades.some((pattern) => [...text.matchAll(pattern)].some(isForeign)) ? 'a grade' : null;
}
