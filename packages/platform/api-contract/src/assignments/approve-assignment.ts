import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentParams } from './assignment-params.ts';
import { grade } from './grade.ts';

export const approveAssignment = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/approve',
  summary: 'Makes the grade final. With a version, only that version is approved.',
  params: assignmentParams,
  body: z.object({ version: z.int().positive().optional() }),
  response: grade,
});
