import { sectionsOf, spanText, wordSpansIn, type ExtractionNote, type Paper } from '@greenpen/paper';

/** Words of text between two lists from which on it may be a paper of its own. */
const FEWEST_WORDS = 60;

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
  const message = `This file has ${lists} reference lists with text between them, so it may hold more than one paper. All of it was graded as one.`;
  return [{ code: 'several-reference-lists', message, page: null }];
}
