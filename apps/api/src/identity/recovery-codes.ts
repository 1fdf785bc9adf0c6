import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from './totp.ts';

const COUNT = 10;
/** 80 bits, which nobody tries through. */
const BYTES = 10;

/** Ten codes of the form "abcd-efgh-ijkl-mnop", and what is stored of them. */
export function makeRecoveryCodes(ownerId: string): { readonly codes: string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: COUNT }, () =>
    (toBase32(randomBytes(BYTES)).toLowerCase().match(/.{4}/gu) ?? []).join('-'),
  );
  return { codes, hashes: codes.map((code) => hashRecoveryCode(ownerId, code)) };
}

/** However it was typed: case, spaces and dashes do not count. */
export function hashRecoveryCode(ownerId: string, code: string): string {
  const typed = code.toLowerCase().replaceAll(/[^a-z2-7]/gu, '');
  return createHash('sha256').update(`${ownerId} ${typed}`).digest('hex');
}
