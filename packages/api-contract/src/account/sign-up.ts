import { z } from 'zod';
import { defineCall } from '../call.ts';
import { credentials } from './sign-in.ts';
import { openEnum } from '../open-enum.ts';

export const signUp = defineCall({
  method: 'POST',
  path: '/api/identity/sign-up/email',
  summary: 'Makes an account with a trial and signs in, or sends a link to the address first.',
  body: credentials.extend({
    /** First and last name, split at the last space. */
    name: z.string().trim().min(1).max(200),
    /** Of the link that the terminal prints for the first account. */
    setUp: z.string().max(200).optional(),
  }),
  /** "link-sent" says nothing about whether the address has an account. */
  response: z.object({ status: openEnum(['signed-in', 'link-sent']) }),
});
