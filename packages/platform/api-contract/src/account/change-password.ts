import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword, newPassword } from './account.ts';

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
