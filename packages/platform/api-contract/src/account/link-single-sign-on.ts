import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';

export const linkSingleSignOn = defineCall({
  method: 'POST',
  path: '/api/account/single-sign-on',
  summary: 'Where to send this browser so that the account can also be entered by single sign-on.',
  body: z.strictObject({ currentPassword }),
  response: z.object({ address: z.string() }),
});
