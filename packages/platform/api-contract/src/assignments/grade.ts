import { mostRubricPoints, verdicts } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';
import { findingEdits, ownComments } from './annotations.ts';
import { area } from './area.ts';
import { currentDraft, feedbackManner } from './draft.ts';
import { letter, score } from './review.ts';

export const assignmentParams = z.object({ id: z.uuid() });

/** A submission's marks and feedback: a draft while `approvedAt` is null. */
export const grade = z.object({
  totalGrade: score,
  letter,
  grammarScore: score,
  apaScore: score,
  contentScore: score,
  /** Areas without a score of their own: their number is the total, and they weigh nothing. */
  notJudged: z.array(area).default([]),
  grammarFeedback: z.string(),
  apaFeedback: z.string(),
  contentFeedback: z.string(),
  feedback: z.string(),
  approvedAt: z.iso.datetime().nullable(),
  /** Increases by one with each change; a save names the version that it is based on. */
  version: z.int().positive(),
  updatedAt: z.iso.datetime(),
});

export type Grade = z.infer<typeof grade>;

/** The state of the language model's draft. Until it is ready, the local draft is shown. */
export const modelDraft = z.object({
  /** "on-device": the local draft is final. */
  state: openEnum(['drafting', 'waiting', 'drafted', 'on-device']),
  since: z.iso.datetime(),
  /** Explains the state: why the model waits or why the local draft stays. */
  detail: z.string().nullable(),
  /** The model that wrote the draft, such as "gpt-5-mini at api.openai.com"; null for the local engine. */
  model: z.string().nullable(),
});

export type ModelDraft = z.infer<typeof modelDraft>;

/** Maximum number of characters in one feedback text. */
export const longestFeedback = 20_000;

const feedbackText = z.string().max(longestFeedback);

/** Absent fields keep their values. `version` is the version that the edit is based on; 409 if there is a newer one. */
export const gradeEdit = z.object({
  version: z.int().positive(),
  /** Random id of the page load, by which a page recognizes its own saves. */
  client: z.uuid().optional(),
  grammarFeedback: feedbackText.optional(),
  apaFeedback: feedbackText.optional(),
  contentFeedback: feedbackText.optional(),
  feedback: feedbackText.optional(),
  /** The complete list of dismissed finding ids. */
  dismissed: z.array(z.string().max(200)).max(20_000).optional(),
  /** Verdicts by requirement id; null takes a correction back, and absent ids keep theirs. */
  verdicts: z.record(z.string().max(100), z.enum(verdicts).nullable()).optional(),
  /** All points that the instructor set, by criterion id; null gives a criterion back to the proposal. */
  rubricPoints: z.record(z.string().max(100), z.number().min(0).max(mostRubricPoints).nullable()).optional(),
  /** All of the instructor's comments on the paper. */
  comments: ownComments.optional(),
  /** All of the instructor's changes of findings, by finding id. */
  findingEdits: findingEdits.optional(),
  /** null calculates the score from the findings again. */
  grammarScore: score.nullable().optional(),
  apaScore: score.nullable().optional(),
  contentScore: score.nullable().optional(),
  /** How the draft is to depart from its style. */
  manner: feedbackManner.optional(),
});

export type GradeEdit = z.infer<typeof gradeEdit>;

/** `draft`: null where there is none, such as for a paper graded by hand. */
export const savedGrade = grade.extend({ draft: currentDraft.nullable().default(null) });

export type SavedGrade = z.infer<typeof savedGrade>;

export const updateGrade = defineCall({
  method: 'PATCH',
  path: '/api/assignments/:id/grade',
  summary:
    'Saves an edit of marks, feedback, findings, own comments, verdicts or points of the rubric, and drafts the texts again that nobody edited.',
  params: assignmentParams,
  body: gradeEdit,
  response: savedGrade,
});

export const gradeByHand = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/grade-by-hand',
  summary: 'Creates a draft grade from entered scores for a paper that could not be read.',
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
  summary: 'Approves the grade; with a version, only that version.',
  params: assignmentParams,
  body: z.object({ version: z.int().positive().optional() }),
  response: grade,
});

export const reopenAssignment = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/reopen',
  summary: 'Reopens an approved grade as a draft.',
  params: assignmentParams,
  response: grade,
});

export const restoreGrade = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/restore',
  summary: "Restores the instructor's edits that regrading replaced.",
  params: assignmentParams,
  body: z.object({ version: z.int().positive() }),
  response: grade,
});
