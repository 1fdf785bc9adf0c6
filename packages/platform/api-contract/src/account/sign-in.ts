import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../open-enum.ts';

export const credentials = z.strictObject({
  email: z.string().max(320),
  /** 8 to 128 characters of any kind; anything else is refused with a sentence. */
  password: z.string().max(1000),
  /** False ends the session with the browser. */
  rememberMe: z.boolean().optional(),
});

export const signIn = defineCall({
  method: 'POST',
  path: '/api/identity/sign-in/email',
  summary: 'Signs in with e-mail and password; the session is a cookie.',
  body: credentials,
  response: z.object({ status: openEnum(['signed-in', 'second-step']) }),
});
