import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Short enough for a small file; that a good password meets one by chance is one in sixty million. */
export const HASH_BYTES = 5;

/** Sorted hashes; made by tools/common-passwords from the list of zxcvbn-ts (MIT). */
const hashes = readFileSync(new URL('common-passwords.bin', import.meta.url));

export function hashForList(password: string): Buffer {
  return createHash('sha256').update(password.toLowerCase()).digest().subarray(0, HASH_BYTES);
}

/** Whether a password is among those that attackers try first, in whatever case. */
export function isCommonPassword(password: string): boolean {
  const wanted = hashForList(password);
  let [low, high] = [0, hashes.length / HASH_BYTES];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const order = wanted.compare(hashes, middle * HASH_BYTES, (middle + 1) * HASH_BYTES);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}
