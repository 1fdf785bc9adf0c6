import { z } from 'zod';
import { defineCall } from '../call.ts';
import { accountParams } from './account-row.ts';

export const endUserSessions = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  summary: 'Signs a user out everywhere.',
  params: accountParams,
  response: z.object({ ended: z.int() }),
});
