import { usualOrder, type AssignmentFilter, type assignmentOrder } from '@greenpen/api-contract';
import type { ListOrder, SubmissionFilter } from '@greenpen/gradebook';
import type { z } from 'zod';

export function submissionFilter({ approved, doubtful, pilot, ...rest }: AssignmentFilter): SubmissionFilter {
  return {
    ...rest,
    approved: approved === undefined ? undefined : approved === 'true',
    doubtful: doubtful === 'true',
    pilot: pilot === 'true',
  };
}

/** The requested order, or the default direction of the column. */
export function listOrder({ sort, order }: z.infer<typeof assignmentOrder>): ListOrder {
  return { by: sort, direction: order ?? usualOrder[sort] };
}
