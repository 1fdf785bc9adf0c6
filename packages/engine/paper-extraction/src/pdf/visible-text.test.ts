import { describe, expect, it } from 'vitest';
import { cleanGlyphText, spellTagCharacters } from './visible-text.ts';

describe('cleanGlyphText', () => {
  it.each([
    ['a', 'a'],
    ['\ufb01', 'fi'],
    ['\ufb04', 'ffl'],
    ['\u00a0', ' '],
    ['\u00ad', '-'],
    ['\u2010', '-'],
    ['\uf0b7', '•'],
    ['é', 'é'],
    ['–', '–'],
    ['²', '²'],
  ])('shows %j as %j', (raw, shown) => {
    expect(cleanGlyphText(raw)).toEqual({ shown, invisible: '' });
  });

  it('takes zero-width, direction and tag characters out', () => {
    const { shown, invisible } = cleanGlyphText('a\u200bb\u202ec\u{e0048}\u{e0069}');
    expect(shown).toBe('abc');
    expect(spellTagCharacters(invisible)).toBe('Hi');
  });
});
