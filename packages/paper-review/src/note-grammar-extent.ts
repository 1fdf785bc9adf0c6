import { fewestJudgedWords, isMostlyForeign, type ExtractionNote, type GrammarExtent } from '@greenpen/paper';

/** What the instructor is told where grammar was judged on less than the whole paper, or on too little. */
export function noteGrammarExtent(extent: GrammarExtent | null): readonly ExtractionNote[] {
  if (extent === null) return [];
  const { words, isWhole } = extent;
  if (isMostlyForeign(extent)) {
    const message =
      'Most of this paper is not in English. Its grammar was not judged; set that score yourself.';
    return [{ code: 'grammar-not-english', message, page: null }];
  }
  if (!isWhole) {
    const message = `This paper is very long. Grammar was judged on its first ${words.toLocaleString('en-US')} words.`;
    return [{ code: 'grammar-first-part', message, page: null }];
  }
  if (words < fewestJudgedWords) {
    const message = `Only ${words} words stand in whole sentences, too little to judge grammar. Look at that score yourself.`;
    return [{ code: 'grammar-too-little-text', message, page: null }];
  }
  return [];
}
