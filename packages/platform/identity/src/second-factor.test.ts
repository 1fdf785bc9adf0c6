import { describe, expect, it } from 'vitest';
import { findStep, makeAppSecret } from './second-factor.ts';

const secret = Buffer.from('12345678901234567890');

describe('findStep', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('takes at second %d what RFC 6238, appendix B, gives', (second, code) => {
    expect(findStep(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it('takes the code before and the code after, for clocks that differ, and no other', () => {
    const step = Math.floor(1_111_111_111 / 30);
    const found = [-2, -1, 0, 1, 2].map((off) =>
      findStep(secret, '050471', new Date((1_111_111_111 + off * 30) * 1000)),
    );
    expect(found).toEqual([null, step, step, step, null]);
  });

  it.each(['', '05047', '0504711', 'abcdef', '０５０４７１', '05047é'])('finds no step for %j', (code) => {
    expect(findStep(secret, code, new Date(1_111_111_111_000))).toBeNull();
  });

  it('reads no bytes beside a secret that lies in a larger buffer', () => {
    const inside = Buffer.concat([Buffer.from('before'), secret, Buffer.from('after')]).subarray(6, 26);
    expect(findStep(inside, '287082', new Date(59_000))).toBe(1);
  });
});

describe('makeAppSecret', () => {
  it('writes 160 random bits without padding, and escapes what an address may hold', () => {
    const { bytes, secret: written, uri } = makeAppSecret({ email: 'a?b@x.edu' });
    expect(bytes).toHaveLength(20);
    expect(written).toMatch(/^[A-Z2-7]{32}$/u);
    expect(uri).toBe(
      `otpauth://totp/Greenpen:a%3Fb%40x.edu?issuer=Greenpen&secret=${written}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(makeAppSecret({ email: 'a?b@x.edu' }).secret).not.toBe(written);
  });
});
