import { z } from 'zod';
import { feedbackStyle } from '../assignments/score.ts';

const weight = z.int().min(0).max(100);

export const gradingCriteria = z.object({
  id: z.uuid(),
  /** 1 marks the default. */
  isDefault: z.int(),
  grammarWeight: weight,
  apaWeight: weight,
  contentWeight: weight,
  feedbackStyle,
});

export type GradingCriteria = z.infer<typeof gradingCriteria>;

/** The three weights have to add up to 100. */
export const gradingCriteriaEdit = gradingCriteria
  .omit({ id: true, isDefault: true })
  .refine(
    ({ grammarWeight, apaWeight, contentWeight }) => grammarWeight + apaWeight + contentWeight === 100,
    {
      message: 'Grading criteria weights must add up to 100%.',
    },
  );
