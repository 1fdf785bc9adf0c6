import { z } from 'zod';
import { defineCall } from '../call.ts';

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/identity/verify-email',
  summary: 'Takes the token of the link that was mailed to the new address of this account.',
  body: z.strictObject({ token: z.string().max(200) }),
  response: z.object({ verified: z.literal(true) }),
});
