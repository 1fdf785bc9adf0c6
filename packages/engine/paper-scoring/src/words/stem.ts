/** [ending, what takes its place, letters that have to be left]: longest first, one at most is taken off. */
const ENDINGS = [
  ['izations', 'ize', 3],
  ['isations', 'ize', 3],
  ['ization', 'ize', 3],
  ['isation', 'ize', 3],
  ['fulness', 'ful', 3],
  ['ousness', 'ous', 3],
  ['iveness', 'ive', 3],
  ['ations', 'ate', 3],
  ['ation', 'ate', 3],
  ['ators', 'ate', 3],
  ['ator', 'ate', 3],
  ['ments', '', 4],
  ['ment', '', 4],
  ['ness', '', 4],
  ['ings', '', 3],
  ['ing', '', 3],
  ['ised', 'ize', 3],
  ['ises', 'ize', 3],
  ['ions', '', 4],
  ['ion', '', 4],
  ['ies', 'y', 2],
  ['ied', 'y', 2],
  ['ely', 'e', 3],
  ['ally', 'al', 3],
  ['ly', '', 3],
  ['es', '', 3],
  ['ed', '', 3],
  ['s', '', 3],
] as const;

/**
 * A word's stem, so that "teaches", "teaching" and "taught"'s regular relatives meet. Light on purpose: it joins
 * inflections, not families of meaning.
 */
export function stem(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (bare.endsWith('ss')) return bare;
  for (const [ending, instead, least] of ENDINGS) {
    if (bare.length - ending.length >= least && bare.endsWith(ending)) {
      return settle(bare.slice(0, -ending.length) + instead);
    }
  }
  return settle(bare);
}

/** "make" and "mak-ing", "plan" and "plann-ing", "study" and "studi-es" come out the same. */
function settle(root: string): string {
  const single = /([bdfgklmnprt])\1$/u.test(root) ? root.slice(0, -1) : root;
  return single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single;
}
