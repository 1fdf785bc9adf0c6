import type { Glyph } from './glyph.ts';
import { type Box, boxHolds } from './matrix.ts';
import type { Fill } from './page-marks.ts';

/** Letters larger than any title or watermark are areas of paint. */
const LEAST_COVER_PT = 300;
/** The same for what a font of drawing procedures paints for a letter, in points a side. */
const LEAST_DRAWN_PT = 60;
/** Larger letters that are lost on the page are a watermark. */
const LARGEST_LOST_PT = 30;

/** The areas that letters paint over: huge ones, and blocks. */
export function coversOf(glyphs: readonly Glyph[]): readonly Fill[] {
  const covers: Fill[] = [];
  for (const glyph of glyphs) {
    const { ink, area, isSolid } = glyph;
    if (area === null && ink.sizePt < LEAST_COVER_PT) continue;
    if (ink.unpainted || ink.isClippedAway || ink.inHiddenLayer) continue;
    if (area !== null) {
      const isLarge = Math.max(area.x1 - area.x0, area.y1 - area.y0) >= LEAST_DRAWN_PT;
      if (isLarge || isSolid) covers.push(coverOf(glyph, area));
    } else if (ink.direction === 'right') covers.push(coverOf(glyph, boxOf(glyph)));
  }
  return covers;
}

/** The areas of letters that are painted and cannot be told from their ground. */
export function lostCoversOf(glyphs: readonly Glyph[]): readonly Fill[] {
  return glyphs
    .filter(
      ({ hidden, ink, text }) =>
        hidden === 'same-colour-as-page' &&
        !ink.unpainted &&
        ink.direction === 'right' &&
        ink.sizePt < LARGEST_LOST_PT &&
        text.trim() !== '',
    )
    .map((glyph) => coverOf(glyph, glyph.area ?? boxOf(glyph)));
}

function boxOf({ x, y, width, ink }: Glyph): Box {
  return { x0: x, x1: x + width, y0: y - ink.sizePt * 0.75, y1: y };
}

function coverOf(letter: Glyph, box: Box): Fill {
  const { fill, fillAt, blendMode, order, opacity } = letter.ink;
  return {
    box,
    order,
    colourAt: fillAt ?? (() => fill),
    opacityAt: () => opacity,
    blendMode,
    holds: (x, y) => boxHolds(box, x, y),
    isPicture: false,
    isDoubtful: false,
    isIcon: false,
    letter,
  };
}
