import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';
import { currentPassword } from './passwords.ts';
import { appCode } from './two-factor.ts';

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

export const secondStep = defineCall({
  method: 'POST',
  path: '/api/identity/second-step',
  summary:
    'The second step of a sign-in: a code of the app, or a recovery code. 401 when the first step is too old.',
  body: z.strictObject({ code: appCode }),
  response: z.object({ status: z.literal('signed-in') }),
});

export const confirmDevice = defineCall({
  method: 'POST',
  path: '/api/identity/confirm-device',
  summary:
    'Makes this device known with the token of a reset link, which stays valid; the password is still asked for.',
  body: z.strictObject({ token: z.string().max(200) }),
  response: z.object({ confirmed: z.literal(true) }),
});

export const login = defineCall({
  method: 'GET',
  path: '/api/login',
  summary: 'Redirects to where this installation signs people in.',
  query: z.object({ returnTo: z.string().max(2000).optional() }),
  response: null,
});

/** For how long a sign-in, or a password shown since, opens what asks for a fresh one. */
export const freshMinutes = 15;

export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/api/account/confirm',
  summary:
    'Shows the password once more, and a code where the account has a second factor, which makes the sign-in of this session a fresh one.',
  body: z.strictObject({ currentPassword, code: appCode.optional() }),
  response: z.object({ confirmed: z.literal(true) }),
});

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
