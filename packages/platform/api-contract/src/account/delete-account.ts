import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';
import { appCode } from './confirm-two-factor.ts';

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Deletes the account and all that it holds, at once and for good; 403 PASSWORD_WRONG or CODE_NEEDED, 409 LAST_ADMIN.',
  body: z.strictObject({ currentPassword, code: appCode.optional() }),
  response: z.object({ deleted: z.literal(true) }),
});
