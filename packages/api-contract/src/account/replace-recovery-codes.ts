import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';
import { recoveryCodes } from './confirm-two-factor.ts';

export const replaceRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/recovery-codes',
  summary: 'Makes new recovery codes; those before stop at once.',
  body: z.strictObject({ currentPassword }),
  response: recoveryCodes,
});
