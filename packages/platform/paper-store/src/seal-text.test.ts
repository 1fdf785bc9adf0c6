import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealBytes } from './seal-bytes.ts';
import { openText, sealText } from './seal-text.ts';
import { storeKeyOf } from './store-key.ts';

const key = storeKeyOf(Buffer.alloc(32, 7));
const otherKey = storeKeyOf(Buffer.alloc(32, 8));

describe('sealText', () => {
  it('gives back text of any script', () => {
    const text = 'Sleep helps — naïve “quotes”, 睡眠, 🦉.';
    expect(openText(key, sealText(key, text))).toBe(text);
  });

  it('does not reveal the text', () => {
    expect(Buffer.from(sealText(key, 'canary words')).includes('canary')).toBe(false);
  });

  it('decrypts any text with any of the keys', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(openText([otherKey, key], sealText(key, text))).toBe(text);
      }),
    );
  });

  it('encrypts the same text differently each time', () => {
    const seals = Array.from({ length: 50 }, () => Buffer.from(sealText(key, 'the same')).toString('hex'));
    expect(new Set(seals).size).toBe(50);
  });

  it('detects any flipped bit or truncation', () => {
    const sealed = sealText(key, 'A grade of 95, and nobody changes it.');
    fc.assert(
      fc.property(fc.nat({ max: sealed.length * 8 - 1 }), (bit) => {
        const damaged = Buffer.from(sealed);
        damaged.writeUInt8(damaged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(() => openText(key, damaged)).toThrow(/seal is broken|not a sealed|is not here/u);
      }),
      { numRuns: 300 },
    );
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => openText(key, sealed.subarray(0, length))).toThrow(/cut off|seal is broken|not a sealed/u);
    }
  });

  it('does not decrypt with another key', () => {
    expect(() => openText(otherKey, sealText(key, 'mine'))).toThrow('is not here');
  });

  it('still decrypts text in the format of files', () => {
    expect(openText(key, sealBytes(key, 'text', Buffer.from('of last term')))).toBe('of last term');
  });
});
