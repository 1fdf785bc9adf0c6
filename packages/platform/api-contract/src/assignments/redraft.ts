import { feedbackLengths, judgements, tones } from '@greenpen/grading';
import { areas } from '@greenpen/paper';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { enumOr } from '../fields.ts';
import { assignmentParams } from './grade.ts';
import { feedbackManner } from './draft.ts';
import { assignmentIds } from './many-assignments.ts';

/** One text of a paper as it is and as a redraft would write it. */
const redraftedText = z.object({
  area: enumOr([...areas, 'overall'], 'overall'),
  before: z.string(),
  after: z.string(),
  /** The instructor wrote in it, so that a redraft leaves it alone unless she says otherwise. */
  isEdited: z.boolean(),
});

/** As a request names it. */
const mannerBefore = z.object({
  tone: enumOr(tones, 'plainer').optional(),
  length: enumOr(feedbackLengths, 'shorter').optional(),
  judgement: enumOr(judgements, 'milder').optional(),
});

export type RedraftedText = z.infer<typeof redraftedText>;

export const previewRedraft = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/redraft',
  summary: 'The four texts as a manner would write them. Changes nothing: an edit of the grade applies it.',
  params: assignmentParams,
  body: z.object({ manner: feedbackManner }),
  /** Empty where a draft cannot be written again: its texts were deleted, or it is older than this version. */
  response: z.object({ texts: z.array(redraftedText) }),
});

/** Papers in one call; clients send more in several calls. */
export const mostRedrafts = 25;

export const redraftAssignments = defineCall({
  method: 'POST',
  path: '/api/assignments/redraft',
  summary:
    'Drafts the feedback of many papers again, each in a manner. Edited texts and approved papers are left alone.',
  body: z.object({
    papers: z
      .array(z.object({ id: z.uuid(), manner: feedbackManner }))
      .min(1)
      .max(mostRedrafts),
    /** Only answers what would change. */
    isPreview: z.boolean().default(false),
  }),
  response: z.object({
    redrafted: z.array(
      z.object({
        id: z.uuid(),
        /** The manner before, by which the redraft can be taken back. */
        manner: mannerBefore,
        texts: z.array(redraftedText),
      }),
    ),
    /** Skipped because they are approved. */
    approved: assignmentIds,
    /** Skipped because there is no draft to write again. */
    notReady: assignmentIds,
  }),
});
