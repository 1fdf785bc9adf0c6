import { z } from 'zod';
import { defineCall } from '../call.ts';
import { credentials } from './sign-in.ts';
import { openEnum } from '../open-enum.ts';

export const signUp = defineCall({
  method: 'POST',
  path: '/api/identity/sign-up/email',
  summary: 'Makes an account with a trial; the answer does not tell whether the address had one already.',
  body: credentials.extend({
    /** Not needed where mail is sent: the link in the message asks for it. */
    password: z.string().max(1000).optional(),
    /** First and last name, split at the last space. */
    name: z.string().trim().min(1).max(200),
    /** Of the link that the terminal prints for the first account. */
    setUp: z.string().max(200).optional(),
  }),
  /**
   * "signed-in" is for the first account alone. "sign-in" asks to go on by signing in, and like "link-sent" it is the
   * answer for every address.
   */
  response: z.object({ status: openEnum(['signed-in', 'link-sent', 'sign-in']) }),
});
