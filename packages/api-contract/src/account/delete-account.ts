import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Deletes the account and all that it holds, at once and for good; 403 PASSWORD_WRONG, 409 LAST_ADMIN.',
  body: z.strictObject({ currentPassword }),
  response: z.object({ deleted: z.literal(true) }),
});
