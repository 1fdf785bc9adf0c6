import { describe, expect, it } from 'vitest';
import { codeOfStep, findStep, keyUri, stepAt, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('codeOfStep', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('gives at second %d what RFC 6238, appendix B, gives', (second, code) => {
    expect(codeOfStep(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });
});

describe('findStep', () => {
  const now = new Date(1_111_111_111_000);

  it('takes the code before and the code after, for clocks that differ, and no other', () => {
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((off) => findStep(secret, codeOfStep(secret, step + off), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });

  it.each(['', '05047', '0504711', 'abcdef'])('finds no step for %j', (code) => {
    expect(findStep(secret, code, now)).toBeNull();
  });
});

describe('toBase32', () => {
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %j as RFC 4648, 10, does', (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written);
  });
});

describe('keyUri', () => {
  it('escapes what an address may hold', () => {
    expect(keyUri({ issuer: 'Green pen', email: 'a?b@x.edu', secret: 'MY' })).toBe(
      'otpauth://totp/Green%20pen:a%3Fb%40x.edu?secret=MY&issuer=Green%20pen',
    );
  });
});
