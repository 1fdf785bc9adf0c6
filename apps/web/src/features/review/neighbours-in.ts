import type { Assignment, AssignmentWithReview } from '@greenpen/api-contract';

type Neighbours = AssignmentWithReview['neighbours'];

/** Where a paper stands among the graded ones of a list as it is sorted; undefined where it is not in it. */
export function neighboursIn(
  items: readonly Pick<Assignment, 'id' | 'status'>[],
  id: string,
): Omit<Neighbours, 'total'> | undefined {
  const graded = items.filter(({ status }) => status === 'completed');
  const at = graded.findIndex((item) => item.id === id);
  if (at === -1) return undefined;
  return {
    previousId: graded[at - 1]?.id ?? null,
    nextId: graded[at + 1]?.id ?? null,
    position: at + 1,
  };
}
