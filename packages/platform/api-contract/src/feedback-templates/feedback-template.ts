import { templateCategories } from '@greenpen/grading';
import { z } from 'zod';
import { openEnum } from '../open-enum.ts';

export const feedbackTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  category: openEnum(templateCategories),
  template: z.string(),
  createdAt: z.iso.datetime(),
});

export type FeedbackTemplate = z.infer<typeof feedbackTemplate>;
