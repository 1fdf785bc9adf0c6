import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentPassword } from './account.ts';

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
