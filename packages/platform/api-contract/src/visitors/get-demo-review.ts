import { z } from 'zod';
import { feedbackTexts, finding } from '../assignments/review.ts';
import { letter, score } from '../assignments/score.ts';
import { defineCall } from '../call.ts';
import { openEnum } from '../open-enum.ts';

/** What a visitor sees of a review. */
export const demoReview = z.object({
  letter,
  scores: z.object({ grammar: score, apa: score, content: score, total: score }),
  feedback: feedbackTexts,
  /** Each with the words of its line that stand around its quote. */
  findings: z.array(finding.extend({ before: z.string(), after: z.string() })),
  words: z.int(),
});

export type DemoReviewOnWire = z.infer<typeof demoReview>;

export const getDemoReview = defineCall({
  method: 'GET',
  path: '/api/demo/reviews/:id',
  summary: 'What became of a text that a visitor tries; gone after ten minutes.',
  params: z.object({ id: z.uuid() }),
  response: z.object({
    status: openEnum(['waiting', 'reading', 'done', 'failed']),
    /** How many texts are before it. */
    ahead: z.int(),
    /** null until it is done. */
    review: demoReview.nullable(),
  }),
});
