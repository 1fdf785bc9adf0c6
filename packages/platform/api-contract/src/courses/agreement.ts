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
      drift: points.nullable(),
    })
    .nullable(),
});

export type Agreement = z.infer<typeof agreement>;

export const getAgreement = defineCall({
  method: 'GET',
  path: '/api/agreement',
  summary: 'How draft totals and approved totals agree, in one course or in all.',
  query: z.object({ courseId: z.uuid().optional() }),
  response: agreement,
});
