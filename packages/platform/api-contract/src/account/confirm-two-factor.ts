import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Shown this once; the server keeps only their hashes. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Six digits of the app, spaces allowed. */
export const appCode = z.string().max(100);

export const confirmTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  summary: 'Switches two-factor sign-in on with a code of the app; answers with the recovery codes.',
  body: z.strictObject({ code: appCode }),
  response: recoveryCodes,
});
