import { defineCall } from '../call.ts';
import { assignmentParams } from './assignment-params.ts';

export const getFile = defineCall({
  method: 'GET',
  path: '/api/assignments/:id/file',
  summary: 'The file as it was uploaded, as a download.',
  params: assignmentParams,
  response: null,
});
