import { defineCall } from '../call.ts';
import { assignmentParams } from './assignment-params.ts';

export const exportFeedback = defineCall({
  method: 'GET',
  path: '/api/assignments/:id/feedback.docx',
  summary: 'The marks and the feedback as a Word document.',
  params: assignmentParams,
  response: null,
});
