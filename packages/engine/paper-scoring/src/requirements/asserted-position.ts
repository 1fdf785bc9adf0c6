import { spanText, type Paper, type Span } from '@greenpen/paper';
import type { ReadWork } from '../content/measure-input.ts';
import { runningParagraphs } from '../content/running-paragraphs.ts';
import { contentStems } from '../words/content-stems.ts';
import { wordsOf } from '../words/words-of.ts';

/** "Say whether libraries should drop fines", "Should libraries drop fines?": what there is to affirm or to deny. */
const ASKS_WHETHER = /\bwhether (?:or not )?(.+)$/iu;
const ASKS_SHOULD = /^(should\b.+?)(?:\?|$)/iu;
const SHOULD = /\b(?:should|must|ought to|need(?:s)? to)\b/iu;
/** Asked, supposed, or said of others. */
const NOT_OWN =
  /\?|\bwhether\b|\bif\b|\b(?:critics|opponents|supporters|advocates|those|others|some|many|most|people)\b(?: \p{L}+){0,4} (?:argue|claim|say|believe|think|contend|feel)|\b(?:will (?:discuss|talk about|look at|explore))\b|\b(?:question|issue|debate|topic) (?:is|of|about|on)\b/iu;

const LEAST_SAID = 0.6;
const FEWEST_STEMS = 2;

/**
 * The sentence that affirms or denies what a part asks about with "should", in its words; `null` where none does, or
 * where the part asks something else. Such a sentence is an answer although nearly all of its words are the assignment's.
 */
export function findAssertedPosition(
  part: string,
  paper: Paper,
  { work }: Pick<ReadWork, 'work'>,
): Span | null {
  const asked = ASKS_SHOULD.exec(part)?.[1] ?? ASKS_WHETHER.exec(part)?.[1] ?? '';
  if (!SHOULD.test(asked)) return null;
  const stems = new Set(contentStems(wordsOf(asked)));
  if (stems.size < FEWEST_STEMS) return null;
  for (const { sentences } of runningParagraphs(work.paragraphs)) {
    for (const { span, stems: said } of sentences) {
      const own = new Set(said);
      const shared = [...stems].filter((one) => own.has(one)).length;
      const text = spanText(paper.text, span);
      if (shared / stems.size >= LEAST_SAID && SHOULD.test(text) && !NOT_OWN.test(text)) return span;
    }
  }
  return null;
}
