import type { Facts } from './facts.ts';

/** Below this a paper's content is never called good enough. */
const GOOD_CONTENT = 80;
/** From here on there is nothing to put most of the time into. */
export const STRONG = 90;

/** Where most of a revision should go; unknown where there is no text whose content could be judged. */
export function whereToWork({ scores, ground, groups }: Facts): 'content' | 'form' | 'both' | 'unknown' {
  if (ground.content !== null) return 'unknown';
  const isFormLow = Math.min(scores.grammar, scores.apa) < STRONG;
  if (scores.content >= STRONG) return isFormLow && groups.content.length === 0 ? 'form' : 'unknown';
  if (scores.content <= Math.min(scores.grammar, scores.apa)) return 'content';
  return scores.content >= GOOD_CONTENT && groups.content.length === 0 ? 'form' : 'both';
}

/** Whether a paper is strong and nothing in it was found wrong, so that there are no points to work through. */
export function isFinished({ scores, groups }: Facts): boolean {
  return scores.total >= STRONG && Object.values(groups).every(({ length }) => length === 0);
}
