import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './passwords.ts';

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

export const beginTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/begin',
  summary: 'Makes a secret for an authenticator app; nothing changes until a code of it is confirmed.',
  body: z.strictObject({ currentPassword }),
  response: z.object({
    /** For the picture that the app scans. */
    uri: z.string(),
    /** In base32, for typing it in. */
    secret: z.string(),
  }),
});

export const replaceRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/recovery-codes',
  summary: 'Makes new recovery codes, for the password and a code; those before stop at once.',
  body: z.strictObject({ currentPassword, code: appCode.optional() }),
  response: recoveryCodes,
});

export const switchOffTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/switch-off',
  summary: 'Switches two-factor sign-in off; asks for the password and a code of the app or a recovery code.',
  body: z.strictObject({ currentPassword, code: appCode }),
  response: z.object({ isOn: z.literal(false) }),
});
