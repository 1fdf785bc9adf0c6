import type { ReviewOnWire } from '@greenpen/api-contract';
import type { RubricUse } from '@greenpen/grading';

/** Whether the points of a rubric make this score. */
export function decidesRubric(
  { judgedRubric }: Pick<ReviewOnWire, 'judgedRubric'>,
  score: RubricUse,
): boolean {
  return judgedRubric.rubric.length > 0 && judgedRubric.rubricUse === score;
}
