import { z } from 'zod';
import { defineCall } from '../call.ts';

/** What every key starts with. */
export const apiKeyPrefix = 'gg_';

export const apiKeyStatus = z.object({
  hasApiKey: z.boolean(),
  /** Masked: its prefix and its last four characters; null without a key. */
  apiKey: z.string().nullable(),
  createdAt: z.iso.datetime().nullable(),
  /** null without a key, and for one that stands until it is revoked. */
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** The address that it was last used from. */
  lastUsedFrom: z.string().nullable(),
});

export type ApiKeyStatus = z.infer<typeof apiKeyStatus>;

export const getApiKey = defineCall({
  method: 'GET',
  path: '/api/auth/api-key',
  summary: 'Whether there is a key, masked, and when it was last used and from where.',
  response: apiKeyStatus,
});

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

export const revokeApiKey = defineCall({
  method: 'DELETE',
  path: '/api/auth/api-key',
  summary: 'Ends the key at once.',
  response: z.object({ revoked: z.literal(true) }),
});
