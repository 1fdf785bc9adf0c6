import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentParams } from './assignment-params.ts';
import { grade } from './grade.ts';
import { score } from './score.ts';

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
