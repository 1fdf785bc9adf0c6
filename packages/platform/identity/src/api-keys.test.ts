import { describe, expect, it } from 'vitest';
import { hashApiKey, makeApiKey, maskApiKey, readApiKey } from './api-keys.ts';

describe('makeApiKey', () => {
  it('makes another key each time, of 256 bits, with its hash and its last characters', () => {
    const keys = Array.from({ length: 1000 }, makeApiKey);
    expect(new Set(keys.map(({ apiKey }) => apiKey)).size).toBe(1000);
    for (const { apiKey, hash, hint } of keys) {
      expect(Buffer.from(apiKey.slice(3), 'base64url')).toHaveLength(32);
      expect([apiKey.slice(0, 3), hashApiKey(apiKey), apiKey.endsWith(hint)]).toEqual(['gg_', hash, true]);
    }
  });
});

describe('maskApiKey', () => {
  it('shows the last four characters alone', () => {
    expect(maskApiKey('x_9Z')).toBe('gg_••••••••x_9Z');
  });
});

describe('readApiKey', () => {
  const { apiKey } = makeApiKey();

  it.each([`Bearer ${apiKey}`, `bearer ${apiKey}`])('reads %s', (authorization) => {
    expect(readApiKey({ authorization })).toBe(apiKey);
  });

  it.each([undefined, '', apiKey, `Basic ${apiKey}`, `Bearer ${apiKey}x`, 'Bearer gg_', 'Bearer eyJhbGciOi'])(
    'takes %s for no key of ours',
    (authorization) => {
      expect(readApiKey(authorization === undefined ? {} : { authorization })).toBeNull();
    },
  );
});
