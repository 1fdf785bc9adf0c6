import type { MeasureInput } from './measure-input.ts';

/**
 * What a piece of writing is: a paper has an opening, a close and transitions; a post is one contribution to a talk;
 * an answer is as long as its question needs.
 */
export type KindOfWork = 'paper' | 'post' | 'answer';

/** Up to this many words nobody opens, announces and sums up. */
const SHORT_WORDS = 350;
/** From here on a post or a take-home answer is written as a paper. */
const LONG_WORDS = 800;

/** The kind that type and asked length call for; a paper where nothing is known. */
export function kindOfWork({ brief, asked }: Pick<MeasureInput, 'brief' | 'asked'>): KindOfWork {
  if (brief === null) return 'paper';
  if ((asked.leastWords ?? 0) >= LONG_WORDS) return 'paper';
  if (brief.type === 'discussion') return 'post';
  if (brief.type === 'quiz' || brief.type === 'exam') return 'answer';
  const most = asked.mostWords ?? asked.leastWords;
  return most !== null && most <= SHORT_WORDS ? 'answer' : 'paper';
}
