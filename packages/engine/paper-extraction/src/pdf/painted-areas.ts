import { measureDashes } from './dash.ts';
import type { GraphicsState } from './graphics-state.ts';
import { type Box, intersectBoxes, transformBox, UNIT_BOX, type Matrix } from './matrix.ts';
import type { PaintedArea } from './page-paint.ts';
import { samplePicture, sampleShading } from './paint-samples.ts';
import { readShape, type Shape, shapeOfStroke, isCover } from './path-shape.ts';
import { LARGEST_PICTURE } from './check-streams.ts';
import type { Picture } from './page-marks.ts';
import { readField } from './read-field.ts';

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

/** Lines are drawn at least this wide, in points: a pixel of a screen. */
const LEAST_LINE_PT = 0.5;

/** Dashes that are less of a line than this leave it open. */
const LEAST_DASHES = 0.5;

/** What a stroke paints; `null` for one that is not on the page, or that is mostly gaps between dashes. */
export function strokeArea(
  { ctm, lineWidth, dash, hasCaps, clip, stroke, strokeOpacity }: GraphicsState,
  data: unknown,
  { order, bounds }: { readonly order: number; readonly bounds: Box },
): PaintedArea | null {
  if (!(data instanceof Float32Array)) return null;
  const length = bounds.x1 - bounds.x0 + bounds.y1 - bounds.y0;
  if (measureDashes(dash, length, hasCaps ? lineWidth : 0).share < LEAST_DASHES) return null;
  const scale = Math.sqrt(Math.abs(ctm[0] * ctm[3] - ctm[1] * ctm[2]));
  const width = Math.max(lineWidth * scale, LEAST_LINE_PT);
  const { x0, y0, x1, y1 } = transformBox(ctm, bounds);
  const half = width / 2;
  const painted = { x0: x0 - half, y0: y0 - half, x1: x1 + half, y1: y1 + half };
  const box = intersectBoxes(painted, clip);
  if (!(box.x1 > box.x0 && box.y1 > box.y0)) return null;
  // Most lines lie beside the text, so their outlines are worked out when a letter asks.
  let outline: Shape | null | undefined;
  const holds = (x: number, y: number): boolean => {
    if (outline === undefined) outline = shapeOfStroke(data, ctm, width);
    return outline?.holds(x, y) ?? true;
  };
  return { box, colour: stroke, opacity: strokeOpacity, order, shape: { box, holds } };
}

/** What a filled path paints within the box of it that is seen. */
export function filledArea(
  { ctm, fill, fillAt, opacity }: GraphicsState,
  data: unknown,
  { order, seen, isEvenOdd }: { readonly order: number; readonly seen: Box; readonly isEvenOdd: boolean },
): PaintedArea | null {
  if (!(seen.x1 >= seen.x0 && seen.y1 >= seen.y0)) return null;
  const shape = readShape(data, ctm, isEvenOdd);
  const colourAt = shape === null ? (): null => null : fillAt;
  const box = shape === 'rectangle' ? widen(seen) : seen;
  return { box, colour: fill, colourAt, opacity, order, shape };
}

/** An area without a width or a height is drawn as a line (PDF 32000-1, 10.6.5). */
function widen({ x0, y0, x1, y1 }: Box): Box {
  const across = Math.max(0, LEAST_LINE_PT - (x1 - x0)) / 2;
  const down = Math.max(0, LEAST_LINE_PT - (y1 - y0)) / 2;
  return { x0: x0 - across, y0: y0 - down, x1: x1 + across, y1: y1 + down };
}

/** Smaller pictures are ornaments, in points a side. */
const PICTURE_SIDE = 18;
/** Beyond this many a page is a drawing; the glyphs are compared with each of them. */
const MOST_PICTURES = 3_000;

/** The pictures of a page, and the places where there may be others that the library left out. */
export class PagePictures {
  readonly #pictures: Picture[] = [];
  readonly places: Box[] = [];

  get latest(): readonly Picture[] {
    return this.#pictures.slice(-MOST_PICTURES);
  }

  /** A picture fills the unit square of its space, which is of a picture's size for hardly anything else. */
  notePlace(ctm: Matrix, page: Box): void {
    const place = intersectBoxes(transformBox(ctm, UNIT_BOX), page);
    if (isCover(place) && this.places.length < MOST_PICTURES) this.places.push(place);
  }

  add(box: Box, order: number, picture: unknown): void {
    const isLarge = box.x1 - box.x0 >= PICTURE_SIDE && box.y1 - box.y0 >= PICTURE_SIDE;
    if (isLarge) this.#pictures.push({ box, order, isSmall: isSmallPicture(picture) });
  }
}

/** One that is not decoded is large, or cannot be told to be small. */
function isSmallPicture(picture: unknown): boolean {
  const [width, height] = [readField(picture, 'width'), readField(picture, 'height')];
  return picture !== null && !(Number(width) * Number(height) > LARGEST_PICTURE);
}
