import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';
import { openEnum } from '../open-enum.ts';

export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/account/change-email',
  summary: 'Changes the address; where mail is set up, once the link that is sent there was opened.',
  body: z.strictObject({ currentPassword, email: z.string().max(320) }),
  response: z.object({ status: openEnum(['changed', 'link-sent']) }),
});
