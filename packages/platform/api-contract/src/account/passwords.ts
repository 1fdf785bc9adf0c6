import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Confirms a sensitive change; empty for an account without a password. */
export const currentPassword = z.string().max(1000);

/** Only bounds the length; the server applies the password rules and answers with a specific error. */
export const newPassword = z.string().max(1000);

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/account/change-password',
  summary: 'Sets a new password; 403 PASSWORD_WRONG, or 400 with the rule that the new password breaks.',
  body: z.strictObject({
    currentPassword,
    newPassword,
    /** Ends all other sessions. */
    endOtherSessions: z.boolean().default(false),
  }),
  response: z.object({ changed: z.literal(true) }),
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/identity/forgot-password',
  summary: 'Mails a link for setting a new password; the response is the same for every address.',
  body: z.strictObject({ email: z.string().max(320) }),
  response: z.object({ asked: z.literal(true) }),
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/identity/reset-password',
  summary:
    'Sets the password of a new or existing account with the single-use token of a link; ends every session and revokes the API key.',
  body: z.strictObject({ token: z.string().max(200), newPassword }),
  response: z.object({ changed: z.literal(true) }),
});
