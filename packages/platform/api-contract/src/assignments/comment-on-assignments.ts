import { areas } from '@greenpen/paper';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentIds, manyAssignments } from './many-assignments.ts';

export const commentOnAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/comment',
  summary: 'Adds one comment to the end of the feedback of many drafts.',
  body: manyAssignments.extend({
    text: z.string().trim().min(1).max(5000),
    area: z.enum([...areas, 'overall']),
  }),
  response: z.object({
    commented: assignmentIds,
    /** Those that were skipped because they are approved. */
    approved: assignmentIds,
    /** Those that are not graded yet. */
    notReady: assignmentIds,
    /** Those whose feedback has no room for it. */
    tooLong: assignmentIds,
  }),
});
