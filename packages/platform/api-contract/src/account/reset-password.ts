import { z } from 'zod';
import { defineCall } from '../call.ts';
import { newPassword } from './account.ts';

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/identity/reset-password',
  summary:
    'Sets the password of a new or an old account with the token of a link, once; ends every session and the API key.',
  body: z.strictObject({ token: z.string().max(200), newPassword }),
  response: z.object({ changed: z.literal(true) }),
});
