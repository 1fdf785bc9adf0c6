import { z } from 'zod';
import { defineCall } from '../call.ts';

export const deleteFeedbackTemplate = defineCall({
  method: 'DELETE',
  path: '/api/feedback-templates/:id',
  summary: 'Deletes a comment.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ deleted: z.literal(true) }),
});
