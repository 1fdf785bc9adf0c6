import { deriveSecret, type StoreKey } from '@greenpen/paper-store';
import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The secret of the link that makes the first account where the server can be reached from outside. It follows
 * from the installation's key, so that every process knows it; with the first account it is worth nothing.
 */
export function setUpSecret(key: StoreKey): string {
  return deriveSecret(key, 'set-up');
}

export function isSetUpSecret(key: StoreKey, given: string | undefined): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(setUpSecret(key)));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
