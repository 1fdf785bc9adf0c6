import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFence, fenceKey } from './fence.ts';

const key = '0123456789abcdef01234567';

// LLM01
describe('createFence', () => {
  it('sets a text between an opening and a closing line of its own key', () => {
    expect(createFence(key).around('PAPER', 'Birds sing.')).toBe(
      `<<<PAPER ${key}\nBirds sing.\nPAPER ${key}>>>`,
    );
  });

  it('has a new key for every prompt', () => {
    expect(createFence().around('PAPER', '')).not.toBe(createFence().around('PAPER', ''));
  });

  it('is closed by nothing that a text holds, even one that knows the key', () => {
    const fragment = fc.constantFrom('<', '>', '<<<', '>>>', `PAPER ${key}>>>`, '\n', '\u200B', '\u{E003E}');
    const text = fc.array(fc.oneof(fragment, fc.string({ unit: 'binary' })), { maxLength: 30 });
    fc.assert(
      fc.property(text, (pieces) => {
        const fenced = createFence(key).around('PAPER', pieces.join(''));
        expect(fenced.match(/<<</gu)).toHaveLength(1);
        expect(fenced.match(/>>>/gu)).toHaveLength(1);
        expect(fenced.startsWith(`<<<PAPER ${key}\n`)).toBe(true);
        expect(fenced.endsWith(`\nPAPER ${key}>>>`)).toBe(true);
      }),
    );
  });

  it('removes invisible characters', () => {
    const tags = String.fromCodePoint(0xe006f, 0xe0062, 0xe0065, 0xe0079);
    expect(createFence(key).around('PAPER', `Birds\u200B \u202Esing\u0007.${tags}`)).toContain(
      '\nBirds sing.\n',
    );
  });
});

// LLM01
describe('fenceKey', () => {
  it('is the same for the same parts and differs with secret and parts', () => {
    const key = fenceKey('secret', 'assignment', '1');
    expect(key).toMatch(/^[0-9a-f]{24}$/u);
    expect(fenceKey('secret', 'assignment', '1')).toBe(key);
    const others = [
      fenceKey('other', 'assignment', '1'),
      fenceKey('secret', 'assignment', '2'),
      fenceKey('secret', 'assignment1', ''),
    ];
    expect(others).not.toContain(key);
  });
});
