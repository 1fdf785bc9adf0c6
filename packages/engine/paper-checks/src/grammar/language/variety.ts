import type { Paper } from '@greenpen/paper';
import { oncePerPaper } from '@greenpen/paper-structure';

/** [British, American] stems of words that both varieties have; -ize is also British, so it is not among them. */
export const SPELLINGS: readonly (readonly [british: RegExp, american: RegExp])[] = [
  [/\bbehaviour/, /\bbehavior/],
  [/\bcolour/, /\bcolor/],
  [/\bfavour/, /\bfavor/],
  [/\blabour/, /\blabor\b/],
  [/\bhonour/, /\bhonor/],
  [/\bneighbour/, /\bneighbor/],
  [/\bcentre\b/, /\bcenter\b/],
  [/\bdefence\b/, /\bdefense\b/],
  [/\banalys(?:e|ed|ing)\b/, /\banalyz(?:e|ed|ing)\b/],
  [/\borganis(?:e[sd]?|ing|ations?|ational)\b/, /\borganiz/],
  [/\brecognis(?:e[sd]?|ing)\b/, /\brecogniz/],
  [/\brealis(?:e[sd]?|ing|ation)\b/, /\brealiz/],
  [/\bemphasise/, /\bemphasize/],
  [/\bprogramme\b/, /\bprogram\b/],
];

/** The variety of English that the paper's spelling shows; `null` where it shows none or both. */
export const findVariety: (paper: Paper) => 'american' | 'british' | null = oncePerPaper((paper) => {
  const british = SPELLINGS.some(([pattern]) => pattern.test(paper.text));
  const american = SPELLINGS.some(([, pattern]) => pattern.test(paper.text));
  if (british === american) return null;
  return british ? 'british' : 'american';
});
