import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentIds, manyAssignments } from './many-assignments.ts';

export const approveAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/approve',
  summary: 'Makes the grades of many papers final.',
  body: manyAssignments,
  response: z.object({
    approved: assignmentIds,
    alreadyApproved: assignmentIds,
    /** Those that are not graded yet. */
    notReady: assignmentIds,
  }),
});
