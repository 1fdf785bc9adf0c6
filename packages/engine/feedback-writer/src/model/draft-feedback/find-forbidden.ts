const markup = /<\/?[a-z!][^>]*>|!?\[[^\]]*\]\([^)]*\)/iu;

const links = /\b(?:https?|ftp|javascript|data|file):\S*[\p{L}\p{N}/]|\bwww\.\S*[\p{L}\p{N}/]/giu;

/** Points out of a round number; a score, grade or mark with its value; "an A grade". */
const grades = [
  /\b\d{1,3}(?:\.\d+)?\s*(?:\/|out of)\s*(?:10|20|25|50|100)\b/giu,
  /\b(?:[Ss]core|[Gg]rade|[Mm]ark)s?(?::|\s+(?:is|was|be|of|at|an?))*\s+(?:\d{1,3}(?:\.\d+)?\b|[A-DF](?![\p{L}’']))/gu,
  /\b(?:an?\s+[A-DF][+-]?|[A-DF][+-])\s+(?:grade|paper)\b/gu,
];

/**
 * Why a text may not stand in feedback, whatever it quotes: it holds markup, a link that the paper does not hold, or
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
