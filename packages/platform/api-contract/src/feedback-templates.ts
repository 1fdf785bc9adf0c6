import { templateCategories } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { openEnum, requiredText } from './fields.ts';

export const feedbackTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  category: openEnum(templateCategories),
  template: z.string(),
  createdAt: z.iso.datetime(),
});

export type FeedbackTemplate = z.infer<typeof feedbackTemplate>;

export const listFeedbackTemplates = defineCall({
  method: 'GET',
  path: '/api/feedback-templates',
  summary: "The instructor's saved comments, by category, newest first.",
  response: z.array(feedbackTemplate),
});

const incomplete = 'Please fill in both name and template fields.';

export const createFeedbackTemplate = defineCall({
  method: 'POST',
  path: '/api/feedback-templates',
  summary: 'Adds a saved comment.',
  body: z.object({
    name: requiredText(200, incomplete),
    category: z.enum(templateCategories).default('general'),
    template: requiredText(5000, incomplete),
  }),
  response: feedbackTemplate,
});

export const deleteFeedbackTemplate = defineCall({
  method: 'DELETE',
  path: '/api/feedback-templates/:id',
  summary: 'Deletes a saved comment.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ deleted: z.literal(true) }),
});
