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

/** Whether nothing at all was marked, so that no comment may speak of what was. */
export function isUnmarked({ groups }: Facts): boolean {
  return Object.values(groups).every(({ length }) => length === 0);
}

/** Whether a paper is strong and nothing in it was found wrong, so that there are no points to work through. */
export function isFinished(facts: Facts): boolean {
  return facts.scores.total >= STRONG && isUnmarked(facts);
}

const ratioOf = ({ points, maxPoints }: Facts['parts'][number]) => points / maxPoints;

/** From here on the text is long and full enough for a reader to follow. */
const ENOUGH = 0.7;
const PART_TO_IMPROVE = 0.75;

/**
 * What the opening on the content may say beyond the score: that the text is on another subject, that nothing was
 * marked and no part measured low, or that a low score does not come from a lack of text. `null` where none applies.
 */
export function contentState(facts: Facts): 'off-topic' | 'complete' | 'long-enough' | null {
  const { isOffTopic, scores, groups, parts, faulted } = facts;
  if (isOffTopic) return 'off-topic';
  const isUnmarkedContent = groups.content.length === 0;
  if (scores.content >= STRONG) return null;
  if (scores.content >= GOOD_CONTENT) {
    return isUnmarkedContent && parts.every((part) => ratioOf(part) >= PART_TO_IMPROVE) ? 'complete' : null;
  }
  const development = parts.find(({ id }) => id === 'development');
  const isDeveloped = development !== undefined && ratioOf(development) >= ENOUGH;
  return isDeveloped && !faulted.has('development') ? 'long-enough' : null;
}
