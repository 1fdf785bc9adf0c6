import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentParams } from './assignment-params.ts';

export const deleteAssignment = defineCall({
  method: 'DELETE',
  path: '/api/assignments/:id',
  summary: 'Deletes the paper with its file, reviews, grade and feedback at once and for good.',
  params: assignmentParams,
  response: z.object({ deleted: z.literal(true) }),
});
