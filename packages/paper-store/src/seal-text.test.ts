import { describe, expect, it } from 'vitest';
import { openText, sealText } from './seal-text.ts';
import { storeKeyOf } from './store-key.ts';

const key = storeKeyOf(Buffer.alloc(32, 7));

describe('sealText', () => {
  it('gives back text of any script', () => {
    const text = 'Sleep helps — naïve “quotes”, 睡眠, 🦉.';
    expect(openText(key, sealText(key, text))).toBe(text);
  });

  it('keeps the words out of what it makes', () => {
    expect(Buffer.from(sealText(key, 'canary words')).includes('canary')).toBe(false);
  });
});
