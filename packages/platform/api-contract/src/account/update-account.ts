import { z } from 'zod';
import { defineCall } from '../call.ts';
import { account } from './account.ts';

const namePart = z.string().trim().max(100);

export const updateAccount = defineCall({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Changes the names; an empty one is taken away.',
  body: z.strictObject({ firstName: namePart.optional(), lastName: namePart.optional() }),
  response: account,
});
