import { z } from 'zod';

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
