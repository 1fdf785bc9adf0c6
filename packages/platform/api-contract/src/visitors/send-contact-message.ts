import { contactCategories } from '@greenpen/grading';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../required-text.ts';

const needed = 'This is needed.';

/** Goes into a line of a mail's head, so it is one line. */
const line = (longest: number) =>
  requiredText(longest, needed).refine((text) => !/\p{Cc}/u.test(text), {
    message: 'Please write this on one line.',
  });

export const sendContactMessage = defineCall({
  method: 'POST',
  path: '/api/contact',
  summary: 'Leaves a message for whoever runs this installation. Takes an Idempotency-Key.',
  body: z.object({
    name: line(200),
    email: line(320).refine((text) => z.email().safeParse(text).success, {
      message: 'This is not an e-mail address.',
    }),
    category: z.enum(contactCategories, { message: 'Choose a category.' }),
    subject: line(200),
    message: requiredText(10_000, needed),
    /** A field that people do not see; what fills it in is a program. */
    website: z.string().max(1000).optional(),
    /** How long the form was open; nobody writes a message in a moment. */
    secondsOnPage: z.number().nonnegative().optional(),
  }),
  response: z.object({ received: z.literal(true) }),
});
