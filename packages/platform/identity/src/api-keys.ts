import { apiKeyPrefix } from '@greenpen/api-contract';
import { createHash, randomBytes } from 'node:crypto';

const bearer = new RegExp(`^Bearer (${apiKeyPrefix}[\\w-]{43})$`, 'iu');

export type NewApiKey = { readonly apiKey: string; readonly hash: string; readonly hint: string };

/** Generates a key with 256 random bits. */
export function makeApiKey(): NewApiKey {
  const apiKey = apiKeyPrefix + randomBytes(32).toString('base64url');
  return { apiKey, hash: hashApiKey(apiKey), hint: apiKey.slice(-4) };
}

export function maskApiKey(hint: string): string {
  return `${apiKeyPrefix}${'•'.repeat(8)}${hint}`;
}

/** A fast hash without salt is enough, because random keys cannot be guessed. */
export function hashApiKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}

/** The API key of a request; null if there is none or the credential is not an API key. */
export function readApiKey({
  authorization,
}: {
  readonly authorization?: string | undefined;
}): string | null {
  return bearer.exec(authorization ?? '')?.[1] ?? null;
}
