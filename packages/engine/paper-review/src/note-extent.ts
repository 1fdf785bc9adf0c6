import {
  fewestJudgedWords,
  isMostlyForeign,
  spanText,
  type ExtractionNote,
  type GrammarExtent,
  type Paper,
} from '@greenpen/paper';
import { sectionsOf, wordSpansIn } from '@greenpen/paper-structure';

/** Words of text between two lists from which on it may be a paper of its own. */
const FEWEST_WORDS = 60;

/** What the instructor is told when checks could not run on a paper; a score must not look surer than it is. */
export function noteFailedChecks(failed: readonly string[]): readonly ExtractionNote[] {
  const others = failed.filter((check) => check !== 'grammar');
  const notes: ExtractionNote[] = [];
  if (failed.includes('grammar')) {
    const message =
      'Grammar could not be checked on this paper, so its grammar score counts no errors. Grade it again.';
    notes.push({ code: 'grammar-not-checked', message, page: null });
  }
  if (others.length > 0) {
    const message = `These checks could not run on this paper: ${others.join(', ')}.`;
    notes.push({ code: 'checks-not-run', message, page: null });
  }
  return notes;
}

/** What the instructor is told where text goes on below a reference list and ends in another one. */
export function noteSeveralPapers(paper: Paper): readonly ExtractionNote[] {
  let lists = 0;
  let wordsSinceList = 0;
  for (const { kind, blocks } of sectionsOf(paper)) {
    if (kind === 'body') {
      wordsSinceList += blocks.reduce(
        (sum, { span }) => sum + wordSpansIn(spanText(paper.text, span)).length,
        0,
      );
    }
    if (kind !== 'references' || blocks.length === 0) continue;
    if (lists === 0 || wordsSinceList >= FEWEST_WORDS) lists += 1;
    wordsSinceList = 0;
  }
  if (lists < 2) return [];
  const message = `This file has ${lists} reference lists with text between them, so it may contain more than one paper. All of it was graded as one.`;
  return [{ code: 'several-reference-lists', message, page: null }];
}

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
    const message = `This paper is very long. Only the first ${say(words)} words were checked for grammar.`;
    return [{ code: 'grammar-first-part', message, page: null }];
  }
  if (capitalWords > words) {
    const message = `${say(capitalWords)} words are in paragraphs in all capitals, where names and errors cannot be identified. Their grammar was not judged; check that score yourself.`;
    return [{ code: 'grammar-in-capitals', message, page: null }];
  }
  if (copiedWords > words) {
    const message = `Most of this paper is repeated word for word. Grammar was judged on the remaining ${say(words)} words.`;
    return [{ code: 'grammar-repeated-text', message, page: null }];
  }
  if (words < fewestJudgedWords) {
    const message = `Only ${words} words are in complete sentences, too few to judge grammar. Check that score yourself.`;
    return [{ code: 'grammar-too-little-text', message, page: null }];
  }
  return [];
}

function say(words: number): string {
  return words.toLocaleString('en-US');
}
