import { z } from 'zod';
import { defineCall } from '../call.ts';
import { accountRow } from './account-row.ts';

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'The users, newest first, 200 at most; the header X-Next-Cursor leads on.',
  query: z.object({
    /** Part of a name or an address, or the beginning of an id. */
    search: z.string().max(200).default(''),
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(200),
  }),
  response: z.array(accountRow),
});
