import { defineCall } from '../call.ts';
import { assignmentParams } from './assignment-params.ts';
import { grade } from './grade.ts';

export const reopenAssignment = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/reopen',
  summary: 'Makes an approved grade a draft again.',
  params: assignmentParams,
  response: grade,
});
