import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentParams } from './assignment-params.ts';
import { grade } from './grade.ts';

export const restoreGrade = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/restore',
  summary: 'Brings back what the instructor had written before grading again replaced it.',
  params: assignmentParams,
  body: z.object({ version: z.int().positive() }),
  response: grade,
});
