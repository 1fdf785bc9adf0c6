import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentIds, manyAssignments } from './many-assignments.ts';

export const deleteAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/delete',
  summary: 'Deletes many papers; for ten minutes at least they can be put back.',
  body: manyAssignments,
  response: z.object({ deleted: assignmentIds }),
});
