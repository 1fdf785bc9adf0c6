import { describe, expect, it } from 'vitest';
import { deriveSecret, parseStoreKey } from './store-key.ts';

const bytes = Buffer.from(Uint8Array.from({ length: 32 }, (_, index) => index * 7));

describe('parseStoreKey', () => {
  it('reads hex and base64 alike', () => {
    expect(parseStoreKey(`${bytes.toString('hex')}\n`)).toEqual(parseStoreKey(bytes.toString('base64')));
    expect(parseStoreKey(bytes.toString('base64url')).id).toBe(parseStoreKey(bytes.toString('hex')).id);
  });

  it.each(['', 'secret', bytes.toString('hex').slice(2), bytes.subarray(1).toString('base64')])(
    'refuses %j without repeating it',
    (text) => {
      expect(() => parseStoreKey(text)).toThrow(/^The key must be 32 bytes/u);
    },
  );
});

describe('deriveSecret', () => {
  it('gives each purpose its own secret, the same each time', () => {
    const key = parseStoreKey(bytes.toString('hex'));
    expect(deriveSecret(key, 'session')).toBe(deriveSecret(key, 'session'));
    expect(deriveSecret(key, 'session')).not.toBe(deriveSecret(key, 'mail'));
    expect(deriveSecret(key, 'session')).toMatch(/^[0-9a-f]{64}$/u);
  });
});
