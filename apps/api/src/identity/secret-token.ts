import { createHash } from 'node:crypto';

/** Hex SHA-256: no salt or slowness is needed for what is random throughout. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
