import { z } from 'zod';
import { defineCall } from '../call.ts';
import { accountParams, accountRow } from './account-row.ts';

export const setAdmin = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/admin',
  summary: 'Makes a user an administrator, or one no more; never the last one. It has effect at once.',
  params: accountParams,
  body: z.object({ isAdmin: z.boolean() }),
  response: accountRow,
});
