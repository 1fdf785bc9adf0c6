import { z } from 'zod';
import { defineCall } from '../call.ts';
import { feedbackTemplate } from './feedback-template.ts';

export const listFeedbackTemplates = defineCall({
  method: 'GET',
  path: '/api/feedback-templates',
  summary: 'The comments in the own words of the instructor, by category, newest first.',
  response: z.array(feedbackTemplate),
});
