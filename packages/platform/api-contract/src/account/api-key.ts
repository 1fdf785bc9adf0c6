import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Prefix of every API key. */
export const apiKeyPrefix = 'gg_';

export const apiKeyStatus = z.object({
  hasApiKey: z.boolean(),
  /** The masked key: its prefix and last four characters; null without a key. */
  apiKey: z.string().nullable(),
  createdAt: z.iso.datetime().nullable(),
  /** null without a key or for a key that does not expire. */
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** IP address of the last use. */
  lastUsedFrom: z.string().nullable(),
});

export type ApiKeyStatus = z.infer<typeof apiKeyStatus>;

export const getApiKey = defineCall({
  method: 'GET',
  path: '/api/auth/api-key',
  summary: 'The masked API key, if there is one, with the time and address of its last use.',
  response: apiKeyStatus,
});

/** Default and maximum lifetime of a key. */
export const usualKeyDays = 365;

export const generateApiKey = defineCall({
  method: 'POST',
  path: '/api/auth/generate-api-key',
  summary:
    'Generates an API key, shown in full only in this response, and revokes the previous one. 403 CONFIRMATION_NEEDED if the sign-in is not recent.',
  /** The body is optional. */
  body: z.strictObject({ expiresInDays: z.int().min(1).max(usualKeyDays).optional() }).nullish(),
  response: z.object({ apiKey: z.string() }),
});

export const revokeApiKey = defineCall({
  method: 'DELETE',
  path: '/api/auth/api-key',
  summary: 'Revokes the API key immediately.',
  response: z.object({ revoked: z.literal(true) }),
});
