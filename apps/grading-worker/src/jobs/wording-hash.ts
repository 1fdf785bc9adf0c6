import { createHmac } from 'node:crypto';
import type { Ports } from '../ports.ts';

/**
 * Hashes for fingerprints: the first 32 bits of HMAC-SHA-256. Each owner has a key of its own, so that papers of two
 * accounts have nothing in common.
 */
export function createWordingHash(secret: string): Ports['wordingHash'] {
  return (ownerId) => {
    const key = createHmac('sha256', secret).update(ownerId).digest();
    return (wording) => createHmac('sha256', key).update(wording).digest().readInt32BE();
  };
}
