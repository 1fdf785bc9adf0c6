import { areas } from '@greenpen/paper';
import { z } from 'zod';
import { defineCall } from '../call.ts';

/** At most 1,000; one that does not exist refuses all. */
export const manyAssignments = z.object({ ids: z.array(z.uuid()).min(1).max(1000) });

/** In the answers of calls on many papers. */
export const assignmentIds = z.array(z.uuid());

export const gradeAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/grade',
  summary: 'Queues papers for grading; approved ones are skipped. `count` is what was queued.',
  body: z.object({ assignmentIds: z.array(z.uuid()).min(1).max(1000) }),
  response: z.object({ count: z.int() }),
});

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

export const deleteAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/delete',
  summary: 'Deletes many papers; for ten minutes at least they can be put back.',
  body: manyAssignments,
  response: z.object({ deleted: assignmentIds }),
});

export const restoreAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/restore',
  summary: 'Puts back papers that were deleted just now.',
  body: manyAssignments,
  response: z.object({ restored: assignmentIds }),
});
