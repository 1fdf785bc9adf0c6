import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignment } from './assignment.ts';
import { assignmentParams } from './assignment-params.ts';
import { assignmentFilter, assignmentOrder } from './list-assignments.ts';
import { review } from './review.ts';

/** Where the submission stands among those that are graded and fit the filter, in the list's order. */
export const neighbours = z.object({
  previousId: z.uuid().nullable(),
  nextId: z.uuid().nullable(),
  /** 1-based. */
  position: z.int(),
  total: z.int(),
});

export const assignmentWithReview = assignment.extend({
  review: review.nullable(),
  /** When grading again replaced what the instructor had written, which can be brought back. */
  replacedAt: z.iso.datetime().nullable(),
  neighbours,
  /** Every version of the grade after `since` was saved by the page `client`; null where anything else wrote last. */
  savedBy: z.object({ client: z.string(), since: z.int() }).nullish(),
});

export type AssignmentWithReview = z.infer<typeof assignmentWithReview>;

export const getAssignment = defineCall({
  method: 'GET',
  path: '/api/assignments/:id',
  summary: 'A submission with its review and grade; the query is the list it was opened from.',
  params: assignmentParams,
  query: assignmentFilter.extend(assignmentOrder.shape),
  response: assignmentWithReview,
});
