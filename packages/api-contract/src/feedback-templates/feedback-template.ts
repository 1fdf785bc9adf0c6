import { templateCategories } from '@greenpen/grading';
import { z } from 'zod';

export const feedbackTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  category: z.enum(templateCategories),
  template: z.string(),
  createdAt: z.iso.datetime(),
});

export type FeedbackTemplate = z.infer<typeof feedbackTemplate>;
