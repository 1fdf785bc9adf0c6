import type { ReviewOnWire } from '@greenpen/api-contract';
import type { Mark } from '../paper/marks.ts';

/** The tag of a rubric's row, "K1", as findings and requirements have theirs. */
export const rubricTag = (index: number): string => `K${index + 1}`;

/** The place of the words behind the proposal for a row of the rubric; null without any. */
export function rubricPassage(
  rubric: ReviewOnWire['judgedRubric']['rubric'],
  selected: string | null,
): Mark | null {
  const index = rubric.findIndex((_, at) => rubricTag(at) === selected);
  const result = rubric[index];
  if (result === undefined || result.span === null) return null;
  return { tag: rubricTag(index), id: `rubric-${result.criterion.id}`, kind: 'asked', span: result.span };
}
