import { z } from 'zod';
import { defineCall } from '../call.ts';

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
