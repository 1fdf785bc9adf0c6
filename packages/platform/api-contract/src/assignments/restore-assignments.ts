import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentIds, manyAssignments } from './many-assignments.ts';

export const restoreAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/restore',
  summary: 'Puts back papers that were deleted just now.',
  body: manyAssignments,
  response: z.object({ restored: assignmentIds }),
});
