import type { Facts } from './facts.ts';

/** Below this a paper's content is never called good enough. */
const GOOD_CONTENT = 80;

/** Where most of a revision should go; unknown where there is no text whose content could be judged. */
export function whereToWork({ scores, ground }: Facts): 'content' | 'form' | 'both' | 'unknown' {
  if (ground.content !== null) return 'unknown';
  if (scores.content <= Math.min(scores.grammar, scores.apa)) return 'content';
  return scores.content >= GOOD_CONTENT ? 'form' : 'both';
}
