import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentIds, manyAssignments } from './many-assignments.ts';

export const cancelAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/cancel',
  summary: 'Takes papers that wait out of the queue, back to what they were.',
  body: manyAssignments,
  response: z.object({
    cancelled: assignmentIds,
    /** Those that are being graded at this moment; they are finished. */
    finishing: assignmentIds,
  }),
});
