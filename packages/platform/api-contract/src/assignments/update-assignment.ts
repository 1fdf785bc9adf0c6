import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignment } from './assignment.ts';
import { assignmentParams } from './assignment-params.ts';

export const updateAssignment = defineCall({
  method: 'PATCH',
  path: '/api/assignments/:id',
  summary: 'Corrects who wrote the paper.',
  params: assignmentParams,
  body: z.object({
    studentName: z.string().trim().max(200).nullable().optional(),
    studentEmail: z.email().max(320).nullable().optional(),
  }),
  response: assignment,
});
