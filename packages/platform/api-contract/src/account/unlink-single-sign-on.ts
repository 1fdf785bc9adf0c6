import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';

export const unlinkSingleSignOn = defineCall({
  method: 'POST',
  path: '/api/account/single-sign-on/unlink',
  summary: 'Takes single sign-on away from an account that has a password.',
  body: z.strictObject({ currentPassword }),
  response: z.object({ isLinked: z.literal(false) }),
});
