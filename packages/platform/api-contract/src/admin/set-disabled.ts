import { z } from 'zod';
import { defineCall } from '../call.ts';
import { accountParams, accountRow } from './account-row.ts';

export const setDisabled = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/disabled',
  summary:
    'Closes every way into an account, ending its sessions, or opens it again; nothing in it is deleted.',
  params: accountParams,
  body: z.object({ isDisabled: z.boolean() }),
  response: accountRow,
});
