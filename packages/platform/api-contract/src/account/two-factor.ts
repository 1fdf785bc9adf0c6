import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './passwords.ts';

/** Shown only once; the server stores only hashes. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Six-digit authenticator code; spaces are allowed. */
export const appCode = z.string().max(100);

export const confirmTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  summary: 'Switches two-factor sign-in on with an authenticator code; returns the recovery codes.',
  body: z.strictObject({ code: appCode }),
  response: recoveryCodes,
});

export const beginTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/begin',
  summary:
    'Generates a secret for an authenticator app; two-factor sign-in stays off until a code is confirmed.',
  body: z.strictObject({ currentPassword }),
  response: z.object({
    /** For the QR code. */
    uri: z.string(),
    /** In base32, for manual entry. */
    secret: z.string(),
  }),
});

export const replaceRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/recovery-codes',
  summary:
    'Replaces the recovery codes; needs the password and a code. The previous ones stop working immediately.',
  body: z.strictObject({ currentPassword, code: appCode.optional() }),
  response: recoveryCodes,
});

export const switchOffTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/switch-off',
  summary: 'Switches two-factor sign-in off; needs the password and an authenticator or recovery code.',
  body: z.strictObject({ currentPassword, code: appCode }),
  response: z.object({ isOn: z.literal(false) }),
});
