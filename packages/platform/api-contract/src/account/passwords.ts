import { z } from 'zod';
import { defineCall } from '../call.ts';

/** What a sensitive change asks for; empty for an account without a password. */
export const currentPassword = z.string().max(1000);

/** Any text that is not too long; the rules for passwords are the server's, with a sentence for each. */
export const newPassword = z.string().max(1000);

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/account/change-password',
  summary: 'Sets a new password; 403 PASSWORD_WRONG, or 400 PASSWORD_REFUSED with the reason.',
  body: z.strictObject({
    currentPassword,
    newPassword,
    /** Signs out everywhere else. */
    endOtherSessions: z.boolean().default(false),
  }),
  response: z.object({ changed: z.literal(true) }),
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/identity/forgot-password',
  summary: 'Mails a link that sets a new password; the answer is the same for every address.',
  body: z.strictObject({ email: z.string().max(320) }),
  response: z.object({ asked: z.literal(true) }),
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/identity/reset-password',
  summary:
    'Sets the password of a new or an old account with the token of a link, once; ends every session and the API key.',
  body: z.strictObject({ token: z.string().max(200), newPassword }),
  response: z.object({ changed: z.literal(true) }),
});
