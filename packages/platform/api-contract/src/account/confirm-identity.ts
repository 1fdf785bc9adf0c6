import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';
import { appCode } from './confirm-two-factor.ts';

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
