import { apiKeyPrefix } from '@greenpen/api-contract';
import { createHash, randomBytes } from 'node:crypto';

const bearer = new RegExp(`^Bearer (${apiKeyPrefix}[\\w-]{43})$`, 'iu');

export type NewApiKey = { readonly apiKey: string; readonly hash: string; readonly hint: string };

/** A key with 256 random bits. */
export function makeApiKey(): NewApiKey {
  const apiKey = apiKeyPrefix + randomBytes(32).toString('base64url');
  return { apiKey, hash: hashApiKey(apiKey), hint: apiKey.slice(-4) };
}

export function maskApiKey(hint: string): string {
  return `${apiKeyPrefix}${'•'.repeat(8)}${hint}`;
}

/** Random keys have nothing that could be guessed, so a fast hash without salt protects them. */
export function hashApiKey(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}

/** The key of a request; null for none, and for credentials that are not one of ours. */
export function readApiKey({
  authorization,
}: {
  readonly authorization?: string | undefined;
}): string | null {
  return bearer.exec(authorization ?? '')?.[1] ?? null;
}
