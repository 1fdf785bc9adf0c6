import { templateCategories } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../required-text.ts';
import { feedbackTemplate } from './feedback-template.ts';

const incomplete = 'Please fill in both name and template fields.';

export const createFeedbackTemplate = defineCall({
  method: 'POST',
  path: '/api/feedback-templates',
  summary: 'Adds a comment in the own words of the instructor.',
  body: z.object({
    name: requiredText(200, incomplete),
    category: z.enum(templateCategories).default('general'),
    template: requiredText(5000, incomplete),
  }),
  response: feedbackTemplate,
});
