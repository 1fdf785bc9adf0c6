import { describe, expect, it } from 'vitest';
import { composeAccent } from './set-line.ts';
import type { PlacedGlyph } from './turn-glyphs.ts';

function glyph(text: string, x: number): PlacedGlyph {
  const ink = {
    font: { family: 'Computer Modern', bold: false, italic: false },
    sizePt: 12,
    bold: false,
    italic: false,
    fill: '#000000',
    fillAt: null,
    masks: [],
    along: [1, 0],
    up: [0, -1],
    outline: undefined,
    opacity: 1,
    blendMode: null,
    scale: 1,
    unpainted: false,
    drawsSigns: false,
    direction: 'right',
    order: 0,
    contentId: null,
    isArtifact: false,
    inHiddenLayer: false,
    isClippedAway: false,
  } as const;
  return { text, x, y: 100, width: 6, ink, link: null };
}

describe('composeAccent', () => {
  it.each([
    ['¨', 'u', 'ü'],
    ['´', 'ı', 'í'],
    ['c', '¸', 'ç'],
  ])('makes one letter of %s and %s drawn over each other', (first, second, letter) => {
    expect(composeAccent(glyph(first, 50), glyph(second, 50))).toBe(letter);
  });

  it('keeps separate characters and those that form no letter', () => {
    expect(composeAccent(glyph('´', 50), glyph('a', 60))).toBeNull();
    expect(composeAccent(glyph('a', 50), glyph('b', 50))).toBeNull();
    expect(composeAccent(glyph('¨', 50), glyph('q', 50))).toBeNull();
  });
});
