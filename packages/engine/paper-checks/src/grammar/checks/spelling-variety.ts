import type { GrammarCheck } from '../grammar-check.ts';

/** [British, American] stems of words that both varieties have; -ize is also British, so it is not among them. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
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

/** One word in British and in American spelling within one paper; either alone is accepted. */
export const spellingVariety: GrammarCheck = {
  id: 'grammar-spelling-variety',
  severity: 'advice',
  cost: 'habit',
  title: 'American and British spelling mixed',
  source: 'APA 7, 6.11',
  summary: 'A paper uses one variety of spelling.',
  advice: {
    noun: 'the mix of American and British spelling',
    how: ['Choose one and set the document’s language to it.'],
  },
  oncePerPaper: true,
  *find(text, paper) {
    for (const [british, american] of PAIRS) {
      const match = british.exec(text);
      if (match === null || !american.test(paper.text)) continue;
      const word = /^\p{L}+/u.exec(text.slice(match.index))?.[0] ?? match[0];
      yield {
        start: match.index,
        end: match.index + word.length,
        message: `“${word}” has the British spelling here and the American one elsewhere. Use one.`,
      };
    }
  },
};
