import { z } from 'zod';
import { defineCall } from '../call.ts';
import { credentials } from './sign-in.ts';

export const signUp = defineCall({
  method: 'POST',
  path: '/api/identity/sign-up/email',
  summary: 'Makes an account with a trial and signs in.',
  /** First and last name, split at the last space. */
  body: credentials.extend({ name: z.string().trim().min(1).max(200) }),
  response: z.object({ ok: z.literal(true) }),
});
