import type { Assignment, Grade } from '@greenpen/api-contract';

export type GradedAssignment = Assignment & { readonly grade: Grade };

/** Completed items that have a grade, in the order given. */
export function listGraded(items: readonly Assignment[]): readonly GradedAssignment[] {
  return items.filter((item): item is GradedAssignment => item.status === 'completed' && item.grade !== null);
}
