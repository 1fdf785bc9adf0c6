import { fewestJudgedWords, isMostlyForeign, type ExtractionNote, type GrammarExtent } from '@greenpen/paper';

/** What the instructor is told where grammar was judged on less than the whole paper, or on too little. */
export function noteGrammarExtent(extent: GrammarExtent | null): readonly ExtractionNote[] {
  if (extent === null) return [];
  const { words, isWhole, copiedWords = 0, capitalWords = 0 } = extent;
  if (isMostlyForeign(extent)) {
    const message =
      'Most of this paper is not in English. Its grammar was not judged; set that score yourself.';
    return [{ code: 'grammar-not-english', message, page: null }];
  }
  if (!isWhole) {
    const message = `This paper is very long. Grammar was judged on its first ${say(words)} words.`;
    return [{ code: 'grammar-first-part', message, page: null }];
  }
  if (capitalWords > words) {
    const message = `${say(capitalWords)} words stand in paragraphs set in capitals, in which neither names nor slips can be told. Their grammar was not judged; look at that score yourself.`;
    return [{ code: 'grammar-in-capitals', message, page: null }];
  }
  if (copiedWords > words) {
    const message = `Most of this paper says word for word what stands in it already. Grammar was judged on the ${say(words)} words that are left.`;
    return [{ code: 'grammar-repeated-text', message, page: null }];
  }
  if (words < fewestJudgedWords) {
    const message = `Only ${words} words stand in whole sentences, too little to judge grammar. Look at that score yourself.`;
    return [{ code: 'grammar-too-little-text', message, page: null }];
  }
  return [];
}

function say(words: number): string {
  return words.toLocaleString('en-US');
}
