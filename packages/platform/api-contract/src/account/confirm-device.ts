import { z } from 'zod';
import { defineCall } from '../call.ts';

export const confirmDevice = defineCall({
  method: 'POST',
  path: '/api/identity/confirm-device',
  summary:
    'Makes this device known with the token of a reset link, which stays valid; the password is still asked for.',
  body: z.strictObject({ token: z.string().max(200) }),
  response: z.object({ confirmed: z.literal(true) }),
});
