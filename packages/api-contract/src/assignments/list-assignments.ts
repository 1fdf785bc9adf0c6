import { submissionStatuses } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignment } from './assignment.ts';

/** Header that carries the cursor of the next page; absent on the last one. */
export const nextCursorHeader = 'x-next-cursor';

export const assignmentFilter = z.object({
  search: z.string().max(200).optional(),
  status: z.enum(submissionStatuses).optional(),
  courseId: z.uuid().optional(),
  courseAssignmentId: z.uuid().optional(),
  approved: z.enum(['true', 'false']).optional(),
});

export type AssignmentFilter = z.infer<typeof assignmentFilter>;

export const listAssignments = defineCall({
  method: 'GET',
  path: '/api/assignments',
  summary: 'The uploaded files, newest first, 200 at most; the header X-Next-Cursor leads on.',
  query: assignmentFilter.extend({
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(200),
  }),
  response: z.array(assignment),
});
