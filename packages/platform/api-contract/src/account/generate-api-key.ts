import { z } from 'zod';
import { defineCall } from '../call.ts';

/** How long a key stands at most, and where its owner chose nothing. */
export const usualKeyDays = 365;

export const generateApiKey = defineCall({
  method: 'POST',
  path: '/api/auth/generate-api-key',
  summary:
    'Makes the key of the account, in full this once; the one before stops at once. 403 CONFIRMATION_NEEDED where the sign-in is old.',
  /** Nothing has to be sent. */
  body: z.strictObject({ expiresInDays: z.int().min(1).max(usualKeyDays).optional() }).nullish(),
  response: z.object({ apiKey: z.string() }),
});
