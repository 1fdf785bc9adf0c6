import { z } from 'zod';
import { defineCall } from '../call.ts';

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/identity/forgot-password',
  summary: 'Mails a link that sets a new password; the answer is the same for every address.',
  body: z.strictObject({ email: z.string().max(320) }),
  response: z.object({ asked: z.literal(true) }),
});
