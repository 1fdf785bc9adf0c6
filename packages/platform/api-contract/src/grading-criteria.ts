import { feedbackStyles } from '@greenpen/grading';
import { strictnesses } from '@greenpen/paper';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { openEnum } from './fields.ts';

const weight = z.int().min(0).max(100);

export const gradingCriteria = z.object({
  id: z.uuid(),
  /** 1 marks the default. */
  isDefault: z.int(),
  grammarWeight: weight,
  apaWeight: weight,
  contentWeight: weight,
  feedbackStyle: openEnum(feedbackStyles),
  /** Which doubtful finds of grammar count as errors. */
  strictness: openEnum(strictnesses),
  /** Whether approved grades become examples by themselves. */
  learnsFromApproved: z.boolean(),
});

export type GradingCriteria = z.infer<typeof gradingCriteria>;

/** The three weights must add up to 100. */
export const gradingCriteriaEdit = gradingCriteria
  .omit({ id: true, isDefault: true })
  .extend({
    feedbackStyle: z.enum(feedbackStyles),
    strictness: z.enum(strictnesses).optional(),
    learnsFromApproved: z.boolean().optional(),
  })
  .refine(
    ({ grammarWeight, apaWeight, contentWeight }) => grammarWeight + apaWeight + contentWeight === 100,
    {
      message: 'Grading criteria weights must add up to 100%.',
    },
  );

export const listGradingCriteria = defineCall({
  method: 'GET',
  path: '/api/grading-criteria',
  summary: 'The grading criteria; a new account has one set, its default.',
  response: z.array(gradingCriteria),
});

export const updateGradingCriteria = defineCall({
  method: 'PUT',
  path: '/api/grading-criteria/:id',
  summary: 'Sets weights and feedback style for future reviews.',
  params: z.object({ id: z.uuid() }),
  body: gradingCriteriaEdit,
  response: gradingCriteria,
});

const errors = z.int().min(0);

export const previewStrictness = defineCall({
  method: 'GET',
  path: '/api/grading-criteria/strictness-preview',
  summary: 'How many errors of grammar your last reviewed papers have at each strictness.',
  response: z.object({
    /** Number of papers that were counted, at most 10. */
    papers: z.int().min(0),
    /** Errors of all of them together. */
    errors: z.object({ lenient: errors, standard: errors, strict: errors }),
  }),
});
