import { z } from 'zod';
import { defineCall } from '../call.ts';
import { accountParams, accountRow } from './account-row.ts';

export const setAdmin = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/admin',
  summary: 'Grants or removes administrator rights at once; the last administrator keeps them.',
  params: accountParams,
  body: z.object({ isAdmin: z.boolean() }),
  response: accountRow,
});
