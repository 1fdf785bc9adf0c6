import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';
import { currentPassword } from './passwords.ts';
import { appCode } from './two-factor.ts';

export const signInOptions = z.object({
  /** Whether sign-in with e-mail and password is enabled. */
  hasPasswords: z.boolean(),
  canSignUp: z.boolean(),
  /** False if the password is chosen later, through the link in the message. */
  asksPasswordAtSignUp: z.boolean(),
  /** Whether this installation sends mail; otherwise reset links come from the operator. */
  hasMail: z.boolean(),
  /** Provider name for the sign-in button; null without single sign-on. */
  singleSignOn: z.string().nullable(),
});

export type SignInOptions = z.infer<typeof signInOptions>;

export const getSignInOptions = defineCall({
  method: 'GET',
  path: '/api/identity/options',
  summary: 'The sign-in methods of this installation.',
  response: signInOptions,
});

export const credentials = z.strictObject({
  email: z.string().max(320),
  /** 8 to 128 characters of any kind; other lengths are refused with a message. */
  password: z.string().max(1000),
  /** If false, the session ends when the browser is closed. */
  rememberMe: z.boolean().optional(),
});

export const signIn = defineCall({
  method: 'POST',
  path: '/api/identity/sign-in/email',
  summary: 'Signs in with e-mail and password and sets the session cookie.',
  body: credentials,
  response: z.object({ status: openEnum(['signed-in', 'second-step']) }),
});

export const secondStep = defineCall({
  method: 'POST',
  path: '/api/identity/second-step',
  summary:
    'The second step of a sign-in: an authenticator or recovery code. 401 when the first step has expired.',
  body: z.strictObject({ code: appCode }),
  response: z.object({ status: z.literal('signed-in') }),
});

export const confirmDevice = defineCall({
  method: 'POST',
  path: '/api/identity/confirm-device',
  summary:
    'Marks this device as known with the token of a reset link, which stays valid; signing in still requires the password.',
  body: z.strictObject({ token: z.string().max(200) }),
  response: z.object({ confirmed: z.literal(true) }),
});

export const login = defineCall({
  method: 'GET',
  path: '/api/login',
  summary: 'Redirects to the sign-in page or the single sign-on provider.',
  query: z.object({ returnTo: z.string().max(2000).optional() }),
  response: null,
});

/** How long after a sign-in or password confirmation sensitive calls are allowed. */
export const freshMinutes = 15;

export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/api/account/confirm',
  summary:
    'Confirms the password, and a code if two-factor sign-in is on, so that the session counts as freshly signed in.',
  body: z.strictObject({ currentPassword, code: appCode.optional() }),
  response: z.object({ confirmed: z.literal(true) }),
});

export const signUp = defineCall({
  method: 'POST',
  path: '/api/identity/sign-up/email',
  summary:
    'Creates an account with a trial; the response does not reveal whether the address already had one.',
  body: credentials.extend({
    /** Not needed if mail is set up: the password is then chosen through the link in the message. */
    password: z.string().max(1000).optional(),
    /** First and last name, split at the last space. */
    name: z.string().trim().min(1).max(200),
    /** Token of the set-up link printed in the terminal, for the first account. */
    setUp: z.string().max(200).optional(),
  }),
  /**
   * "signed-in" only for the first account; "sign-in" (continue by signing in) and "link-sent" are the same for every
   * address.
   */
  response: z.object({ status: openEnum(['signed-in', 'link-sent', 'sign-in']) }),
});
