import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';
import { appCode, recoveryCodes } from './confirm-two-factor.ts';

export const replaceRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/recovery-codes',
  summary: 'Makes new recovery codes, for the password and a code; those before stop at once.',
  body: z.strictObject({ currentPassword, code: appCode.optional() }),
  response: recoveryCodes,
});
