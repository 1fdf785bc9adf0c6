import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';

/** For how long a sign-in, or a password shown since, opens what asks for a fresh one. */
export const freshMinutes = 15;

export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/api/account/confirm',
  summary: 'Shows the password once more, which makes the sign-in of this session a fresh one.',
  body: z.strictObject({ currentPassword }),
  response: z.object({ confirmed: z.literal(true) }),
});
