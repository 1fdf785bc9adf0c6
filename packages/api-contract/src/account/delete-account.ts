import { z } from 'zod';
import { defineCall } from '../call.ts';

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Deletes the account and all that it holds, at once and for good; 403 PASSWORD_WRONG, 409 LAST_ADMIN.',
  body: z.strictObject({ currentPassword: z.string().max(1000) }),
  response: z.object({ deleted: z.literal(true) }),
});
