import { z } from 'zod';
import { feedbackTexts, finding, letter, score } from './assignments/review.ts';
import { defineCall } from './call.ts';
import { openEnum } from './fields.ts';

export const mostDemoWords = 5000;
const fewestDemoWords = 12;
const mostCharacters = 60_000;

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

export const startDemoReview = defineCall({
  method: 'POST',
  path: '/api/demo/reviews',
  summary: 'Takes a text to try the engine on, without an account; it is deleted after ten minutes.',
  body: z.object({
    text: z
      .string()
      .max(mostCharacters, { message: 'Please paste at most 5,000 words.' })
      .refine((text) => countWords(text) <= mostDemoWords, { message: 'Please paste at most 5,000 words.' })
      .refine((text) => countWords(text) >= fewestDemoWords, {
        message: 'Please paste a few sentences at least.',
      })
      .refine((text) => !text.includes('\0'), { message: 'This is not a text.' }),
  }),
  response: z.object({
    /** Random throughout: whoever knows it may read the review. */
    id: z.uuid(),
    expiresAt: z.iso.datetime(),
  }),
});

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
