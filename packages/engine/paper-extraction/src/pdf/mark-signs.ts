import type { Glyph } from './glyph.ts';

const LATIN = /\p{Script=Latin}/gu;
/** So many different letters are a tick, a bullet or an arrow and what follows it. */
const MOST_OF_SIGN = 2;
/** Farther apart than this, in ems, two signs are not one text. */
const FARTHEST = 2;

/** Marks text of Latin letters in fonts that draw signs for them: nobody reads it, whatever the file says it says. */
export function markSigns(glyphs: readonly Glyph[]): void {
  const signs = glyphs.filter(({ ink, text }) => ink.drawsSigns && text.trim() !== '');
  for (const ofLine of Map.groupBy(signs, lineOf).values()) {
    let row: Glyph[] = [];
    for (const glyph of ofLine.toSorted((a, b) => placeOf(a) - placeOf(b))) {
      const last = row.at(-1);
      const isNext =
        last !== undefined && placeOf(glyph) - placeOf(last) - last.width <= glyph.ink.sizePt * FARTHEST;
      if (!isNext) {
        markRow(row);
        row = [];
      }
      row.push(glyph);
    }
    markRow(row);
  }
}

function markRow(row: readonly Glyph[]): void {
  const letters = new Set(row.flatMap(({ text }) => text.match(LATIN) ?? []));
  if (letters.size > MOST_OF_SIGN) for (const glyph of row) glyph.hidden ??= 'hidden-run';
}

function placeOf({ x, y, ink: { along } }: Glyph): number {
  return x * along[0] + y * along[1];
}

function lineOf({ x, y, ink: { along } }: Glyph): string {
  return `${Math.round(y * along[0] - x * along[1])} ${along.map((part) => part.toFixed(1)).join(' ')}`;
}
