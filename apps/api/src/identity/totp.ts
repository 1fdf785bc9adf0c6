import { createHmac } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** RFC 4648, 6. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a time step (RFC 4226, 5.3, with RFC 6238's default of SHA-1, which is all that apps know). */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac('sha1', secret).update(counter).digest();
  const offset = (hmac.at(-1) ?? 0) % 16;
  const number = hmac.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The step that a code belongs to, one before and one after now included; null for a wrong one. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | null {
  const current = stepAt(now);
  return [current, current - 1, current + 1].find((step) => codeOfStep(secret, step) === code) ?? null;
}

/** Without padding, as authenticator apps take it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/gu) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** What the app's picture holds (the Key URI format of Google Authenticator). */
export function keyUri({ issuer, email, secret }: { issuer: string; email: string; secret: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
