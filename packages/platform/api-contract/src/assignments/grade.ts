import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';
import { letter, score } from './review.ts';

export const assignmentParams = z.object({ id: z.uuid() });

/** A submission's marks and feedback: a draft while `approvedAt` is null. */
export const grade = z.object({
  totalGrade: score,
  letter,
  grammarScore: score,
  apaScore: score,
  contentScore: score,
  grammarFeedback: z.string(),
  apaFeedback: z.string(),
  contentFeedback: z.string(),
  feedback: z.string(),
  approvedAt: z.iso.datetime().nullable(),
  /** Goes up by one with each change; a save names the version it was based on. */
  version: z.int().positive(),
  updatedAt: z.iso.datetime(),
});

export type Grade = z.infer<typeof grade>;

/** The language model's part in a review's feedback. Until it has drafted, this server's own draft is shown. */
export const modelDraft = z.object({
  /** "on-device": this server's draft stays. */
  state: openEnum(['drafting', 'waiting', 'drafted', 'on-device']),
  since: z.iso.datetime(),
  /** A sentence where the state does not say enough: why it waits, why this server's draft stays. */
  detail: z.string().nullable(),
  /** Who wrote the draft, such as "gpt-5-mini at api.openai.com"; null for this server. */
  model: z.string().nullable(),
});

export type ModelDraft = z.infer<typeof modelDraft>;

/** Characters of one of the four texts. */
export const longestFeedback = 20_000;

const feedbackText = z.string().max(longestFeedback);

/** Fields that are absent stay as they are. `version` is what the edit was based on; a newer one answers 409. */
export const gradeEdit = z.object({
  version: z.int().positive(),
  /** Made once per page load; a page recognises its own saves by it. */
  client: z.uuid().optional(),
  grammarFeedback: feedbackText.optional(),
  apaFeedback: feedbackText.optional(),
  contentFeedback: feedbackText.optional(),
  feedback: feedbackText.optional(),
  /** The whole list of dismissed findings' ids. */
  dismissed: z.array(z.string().max(200)).max(20_000).optional(),
  /** null gives the score back to the findings. */
  grammarScore: score.nullable().optional(),
  apaScore: score.nullable().optional(),
  contentScore: score.nullable().optional(),
});

export type GradeEdit = z.infer<typeof gradeEdit>;

export const updateGrade = defineCall({
  method: 'PATCH',
  path: '/api/assignments/:id/grade',
  summary: 'Saves an edit of marks, feedback or dismissed findings.',
  params: assignmentParams,
  body: gradeEdit,
  response: grade,
});

export const gradeByHand = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/grade-by-hand',
  summary: 'Gives a paper that could not be read a draft grade with the scores that were typed.',
  params: assignmentParams,
  body: z.object({
    grammarScore: score,
    apaScore: score,
    contentScore: score,
    /** The overall feedback. */
    feedback: z.string().max(longestFeedback).default(''),
  }),
  response: grade,
});

export const approveAssignment = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/approve',
  summary: 'Makes the grade final. With a version, only that version is approved.',
  params: assignmentParams,
  body: z.object({ version: z.int().positive().optional() }),
  response: grade,
});

export const reopenAssignment = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/reopen',
  summary: 'Makes an approved grade a draft again.',
  params: assignmentParams,
  response: grade,
});

export const restoreGrade = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/restore',
  summary: 'Brings back what the instructor had written before grading again replaced it.',
  params: assignmentParams,
  body: z.object({ version: z.int().positive() }),
  response: grade,
});
