import type { GraphicsState } from './graphics-state.ts';
import { type Box, intersectBoxes, transformBox } from './matrix.ts';
import type { PaintedArea } from './page-paint.ts';
import { samplePicture, sampleShading } from './paint-samples.ts';
import { isCover, LEAST_COVER, shapeOfStroke } from './path-shape.ts';

/** The square that a picture fills in its own space (PDF 32000-1, 8.9.5). */
export const UNIT_BOX: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };

type PaintedPicture = {
  readonly box: Box;
  readonly order: number;
  /** As the library decoded it; `null` for one that it did not. */
  readonly picture: unknown;
  /** Whether it only says where the current colour is painted. */
  readonly isStencil: boolean;
  readonly isInMask: boolean;
};

/**
 * Most pictures behind text are as light as paper, so one that cannot be decoded is taken for paper: dark text on it
 * is seen, light text on it is not, and text under it is covered. Where it may not show at all, text must be seen
 * without it as well.
 */
const UNKNOWN_PICTURE = '#ffffff';

export function pictureArea(
  { ctm, fill, fillAt, opacity }: GraphicsState,
  { box, order, picture, isStencil, isInMask }: PaintedPicture,
): PaintedArea {
  const pixels = samplePicture(picture, ctm);
  return {
    box,
    order,
    // Through a mask of unknown brightness nothing is known to be seen.
    colour: isStencil ? fill : isInMask ? null : UNKNOWN_PICTURE,
    colourAt: isStencil ? fillAt : (pixels?.colourAt ?? null),
    opacity,
    opacityAt: pixels?.opacityAt ?? (() => 1),
    shape: 'rectangle',
    isPicture: true,
    isDoubtful: pixels === null && !isStencil,
  };
}

/** A shading painted over everything that the clipping path leaves. */
export function shadingArea(
  { ctm, clip, opacity }: GraphicsState,
  shading: unknown,
  order: number,
): PaintedArea {
  const colourAt = sampleShading(shading, ctm);
  return { box: clip, colour: null, colourAt, opacity, order, shape: 'rectangle' };
}

/** A stencil of one pixel, by which some programs draw rectangles. */
export function stencilArea({ ctm, clip, fill, fillAt, opacity }: GraphicsState, order: number): PaintedArea {
  const box = intersectBoxes(transformBox(ctm, UNIT_BOX), clip);
  return { box, colour: fill, colourAt: fillAt, opacity, order, shape: 'rectangle' };
}

/** What a thick stroke paints; `null` for one that is too thin to cover letters. */
export function strokeArea(
  { ctm, lineWidth, clip, stroke, strokeOpacity }: GraphicsState,
  data: unknown,
  order: number,
): PaintedArea | null {
  const width = lineWidth * Math.sqrt(Math.abs(ctm[0] * ctm[3] - ctm[1] * ctm[2]));
  if (width < LEAST_COVER || !(data instanceof Float32Array)) return null;
  const shape = shapeOfStroke(data, ctm, width);
  if (shape === null) return null;
  const box = intersectBoxes(shape.box, clip);
  return isCover(box) ? { box, colour: stroke, opacity: strokeOpacity, order, shape } : null;
}
