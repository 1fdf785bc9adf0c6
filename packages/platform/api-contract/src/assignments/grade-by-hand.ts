import { z } from 'zod';
import { defineCall } from '../call.ts';
import { assignmentParams } from './assignment-params.ts';
import { grade } from './grade.ts';
import { score } from './score.ts';
import { longestFeedback } from './update-grade.ts';

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
