import { templateCategories } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { openEnum, requiredText } from './fields.ts';

export const feedbackTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  category: openEnum(templateCategories),
  template: z.string(),
  /** Given to a new account, not written by the instructor. */
  isStarter: z.boolean().default(false),
  createdAt: z.iso.datetime(),
});

export type FeedbackTemplate = z.infer<typeof feedbackTemplate>;

export const listFeedbackTemplates = defineCall({
  method: 'GET',
  path: '/api/feedback-templates',
  summary: "The instructor's saved comments, by category, newest first.",
  query: z.object({
    /** `with` adds the starter set that a new account was given, at the end. */
    starters: z.enum(['with', 'without']).default('without'),
  }),
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

/** On how many papers a comment is offered as a template. */
export const fewestPapersToSuggest = 3;

export const suggestTemplates = defineCall({
  method: 'GET',
  path: '/api/feedback-templates/suggestions',
  summary:
    'The comments that the instructor wrote on several papers and has not saved as a template, most often first.',
  response: z.array(z.object({ text: z.string(), category: openEnum(templateCategories), papers: z.int() })),
});
