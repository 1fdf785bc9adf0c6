import type { Direction, Glyph } from './glyph.ts';

/** A glyph placed in reading space: its line runs to the right and the next line is below. */
export type PlacedGlyph = Pick<Glyph, 'text' | 'x' | 'y' | 'width' | 'ink' | 'link'>;

export type PageSize = { readonly widthPt: number; readonly heightPt: number };

const TURNS = ['right', 'down', 'left', 'up'] as const satisfies readonly Direction[];

/** The direction of most glyphs of a page, so that a page set sideways is read as its reader would turn it. */
export function findMainDirection(glyphs: readonly Glyph[]): Exclude<Direction, 'slanted'> {
  const counts = { right: 0, down: 0, left: 0, up: 0, slanted: 0 };
  for (const { ink } of glyphs) counts[ink.direction] += 1;
  return TURNS.reduce((best, turn) => (counts[turn] > counts[best] ? turn : best), 'right');
}

/** The size of a page once its text runs to the right. */
export function turnPage(page: PageSize, direction: Direction): PageSize {
  if (direction === 'down' || direction === 'up') return { widthPt: page.heightPt, heightPt: page.widthPt };
  return page;
}

/** The glyphs that run in one direction, moved into reading space. Slanted ones are laid on one line. */
export function turnGlyphs(
  glyphs: readonly Glyph[],
  direction: Direction,
  page: PageSize,
): readonly PlacedGlyph[] {
  const chosen = glyphs.filter(({ ink }) => ink.direction === direction);
  if (direction === 'right') return chosen;
  switch (direction) {
    case 'down':
      return chosen.map((glyph) => ({ ...glyph, x: glyph.y, y: page.widthPt - glyph.x }));
    case 'left':
      return chosen.map((glyph) => ({ ...glyph, x: page.widthPt - glyph.x, y: page.heightPt - glyph.y }));
    case 'up':
      return chosen.map((glyph) => ({ ...glyph, x: page.heightPt - glyph.y, y: glyph.x }));
    case 'slanted': {
      let x = 0;
      return chosen.map((glyph) => {
        const placed = { ...glyph, x, y: 0 };
        x += glyph.width;
        return placed;
      });
    }
    default:
      return chosen;
  }
}
