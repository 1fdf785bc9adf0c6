import { z } from 'zod';
import { assignmentFilter } from '../assignments/list-assignments.ts';

/** Which papers: those named, or those that a filtered list shows. */
export const exportChoice = z
  .object({
    ids: z.array(z.uuid()).min(1).max(1000).optional(),
    filter: assignmentFilter.optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    message: 'Name the papers, or the list that shows them.',
  });

export type ExportChoice = z.infer<typeof exportChoice>;
