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
  return glyphs.flatMap((glyph) => {
    const { ink, area, isSolid } = glyph;
    if (ink.unpainted || ink.isClippedAway || ink.inHiddenLayer) return [];
    if (area !== null) {
      const isLarge = Math.max(area.x1 - area.x0, area.y1 - area.y0) >= LEAST_DRAWN_PT;
      return isLarge || isSolid ? [coverOf(glyph, area)] : [];
    }
    return ink.sizePt >= LEAST_COVER_PT && ink.direction === 'right' ? [coverOf(glyph, boxOf(glyph))] : [];
  });
}

/** The areas of letters that are painted and cannot be told from their ground. */
export function lostCoversOf(glyphs: readonly Glyph[]): readonly Fill[] {
  return glyphs.flatMap((glyph) => {
    const { hidden, ink, area, text } = glyph;
    if (hidden !== 'same-colour-as-page' || ink.unpainted || text.trim() === '') return [];
    if (ink.direction !== 'right' || ink.sizePt >= LARGEST_LOST_PT) return [];
    return [coverOf(glyph, area ?? boxOf(glyph))];
  });
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
