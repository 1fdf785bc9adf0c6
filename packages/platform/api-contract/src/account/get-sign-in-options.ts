import { z } from 'zod';
import { defineCall } from '../call.ts';

export const signInOptions = z.object({
  /** Whether e-mail and password are taken here. */
  hasPasswords: z.boolean(),
  canSignUp: z.boolean(),
  /** False where the link in the message asks for the password. */
  asksPasswordAtSignUp: z.boolean(),
  /** Whether this installation sends mail; without it a reset link comes from who runs the server. */
  hasMail: z.boolean(),
  /** The provider's name for its button; null without one. */
  singleSignOn: z.string().nullable(),
});

export type SignInOptions = z.infer<typeof signInOptions>;

export const getSignInOptions = defineCall({
  method: 'GET',
  path: '/api/identity/options',
  summary: 'Which ways in this installation has.',
  response: signInOptions,
});
