import { z } from 'zod';
import { area } from './assignments/area.ts';
import { feedbackTexts } from './assignments/draft.ts';
import { finding, letter, score } from './assignments/review.ts';
import { defineCall } from './call.ts';
import { openEnum } from './fields.ts';

export const mostDemoWords = 5000;
const fewestDemoWords = 12;
const mostCharacters = 60_000;

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

export const startDemoReview = defineCall({
  method: 'POST',
  path: '/api/demo/reviews',
  summary: 'Submits a text for a demo review without an account; it is deleted after ten minutes.',
  body: z.object({
    text: z
      .string()
      .max(mostCharacters, { message: 'Please paste at most 5,000 words.' })
      .refine((text) => countWords(text) <= mostDemoWords, { message: 'Please paste at most 5,000 words.' })
      .refine((text) => countWords(text) >= fewestDemoWords, {
        message: 'Please paste at least a few sentences.',
      })
      .refine((text) => !text.includes('\0'), { message: 'This is not a text.' }),
  }),
  response: z.object({
    /** Fully random, because it is the only protection of the review. */
    id: z.uuid(),
    expiresAt: z.iso.datetime(),
  }),
});

/** A review as shown in the demo. */
export const demoReview = z.object({
  letter,
  scores: z.object({ grammar: score, apa: score, content: score, total: score }),
  /** Areas without a score of their own. */
  notJudged: z.array(area).default([]),
  feedback: feedbackTexts,
  /** With the text of its line before and after the quote. */
  findings: z.array(finding.extend({ before: z.string(), after: z.string() })),
  words: z.int(),
});

export type DemoReviewOnWire = z.infer<typeof demoReview>;

export const getDemoReview = defineCall({
  method: 'GET',
  path: '/api/demo/reviews/:id',
  summary: 'The state of a demo review; deleted after ten minutes.',
  params: z.object({ id: z.uuid() }),
  response: z.object({
    status: openEnum(['waiting', 'reading', 'done', 'failed']),
    /** Number of texts ahead in the queue. */
    ahead: z.int(),
    /** null until the review is finished. */
    review: demoReview.nullable(),
  }),
});
