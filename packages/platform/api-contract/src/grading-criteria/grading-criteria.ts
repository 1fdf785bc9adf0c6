import { z } from 'zod';
import { feedbackStyles } from '@greenpen/grading';
import { openEnum } from '../open-enum.ts';

const weight = z.int().min(0).max(100);

export const gradingCriteria = z.object({
  id: z.uuid(),
  /** 1 marks the default. */
  isDefault: z.int(),
  grammarWeight: weight,
  apaWeight: weight,
  contentWeight: weight,
  feedbackStyle: openEnum(feedbackStyles),
});

export type GradingCriteria = z.infer<typeof gradingCriteria>;

/** The three weights have to add up to 100. */
export const gradingCriteriaEdit = gradingCriteria
  .omit({ id: true, isDefault: true })
  .extend({ feedbackStyle: z.enum(feedbackStyles) })
  .refine(
    ({ grammarWeight, apaWeight, contentWeight }) => grammarWeight + apaWeight + contentWeight === 100,
    {
      message: 'Grading criteria weights must add up to 100%.',
    },
  );
