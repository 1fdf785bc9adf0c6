import { z } from 'zod';
import { defineCall } from '../call.ts';

const points = z.number();
const share = z.number().min(0).max(1);

/** How the engine's drafts and the approved grades agree. */
export const agreement = z.object({
  /** The approved papers that had a draft, oldest first; totals from 0 to 100. */
  papers: z.array(
    z.object({ id: z.string(), title: z.string().nullable(), drafted: points, approved: points }),
  ),
  /** null for fewer than five papers. */
  figures: z
    .object({
      meanError: points,
      meanErrorRange: z.tuple([points, points]),
      /** Above 0, the drafts are more generous. */
      bias: points,
      kappa: z.number().nullable(),
      withinHalfLetter: share,
      unchanged: share,
      course: z.array(z.object({ papers: z.int(), meanError: points })),
      /** How the instructor's own marks moved over the grading; null unless that is clear. */
      drift: z
        .object({
          points,
          /** Holds the points in 19 of 20 cases. */
          range: z.tuple([points, points]),
          /** How many papers at the beginning and at the end are compared. */
          papers: z.int(),
        })
        .nullable(),
    })
    .nullable(),
  /** Papers of one course assignment that the measures find alike, with marks further apart than expected. */
  unlike: z.array(
    z.object({
      /** Ids of papers above, the higher mark first. */
      ids: z.tuple([z.string(), z.string()]),
      /** Points between the marks, and between those that the measures lead to expect. */
      apart: points,
      expected: points,
    }),
  ),
});

export type Agreement = z.infer<typeof agreement>;

export const getAgreement = defineCall({
  method: 'GET',
  path: '/api/agreement',
  summary: 'How draft totals and approved totals agree, in one course, one course assignment or in all.',
  query: z.object({ courseId: z.uuid().optional(), courseAssignmentId: z.uuid().optional() }),
  response: agreement,
});
