import { codeOfStep, stepAt } from '../identity/totp.ts';

/** The code that an authenticator app shows for a secret in base32, some steps of 30 seconds from now. */
export function appCode(secret: string, steps = 0): string {
  const bits = Array.from(secret)
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeOfStep(Uint8Array.from(bytes), stepAt(new Date()) + steps);
}
