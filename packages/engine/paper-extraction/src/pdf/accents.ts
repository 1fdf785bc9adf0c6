import type { PlacedGlyph } from './turn-glyphs.ts';

/** Accents that stand by themselves in a font, and the combining characters that they mean over a letter. */
const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030a',
  '¸': '\u0327',
  ˇ: '\u030c',
};

/** Joins an accent drawn over a letter with it, in either order ("¨" on "u" is "ü"); `null` where they are two. */
export function composeAccent(first: PlacedGlyph, second: PlacedGlyph): string | null {
  const [accent, letter] = first.text in COMBINING ? [first, second] : [second, first];
  const combining = COMBINING[accent.text];
  if (combining === undefined || !/^\p{L}$/u.test(letter.text)) return null;
  const middle = accent.x + accent.width / 2;
  if (middle < letter.x - letter.width * 0.1 || middle > letter.x + letter.width * 1.1) return null;
  const base = letter.text === 'ı' ? 'i' : letter.text === 'ȷ' ? 'j' : letter.text;
  const composed = `${base}${combining}`.normalize('NFC');
  return composed.length === 1 ? composed : null;
}
