import { createShapePaint, groundOf, strengthOf } from './drawing-fill.ts';
import type { ShapePaint } from './drawing-fill.ts';
import { createDrawingPlace, createShapePlace } from './drawing-place.ts';
import type { DrawingAnchor, DrawingPlace, Rect, ShapePlace } from './drawing-place.ts';
import { coversLittle, createPolygon } from './drawingml-place.ts';
import type { PlaceText, Polygon } from './drawingml-place.ts';
import { ShapeFrames } from './shape-frames.ts';
import type { VmlGroup } from './vml-place.ts';

/** A drawing while it is being read. */
export type Drawing = {
  isPicture: boolean;
  alternative: string;
  /** Whether the drawing, or a shape of it, is switched off. */
  isHidden: boolean;
  /** Whether all of it is. */
  isWholeHidden: boolean;
  /** How many of the groups that are being read are switched off. */
  hiddenGroups: number;
  isShapeHidden: boolean;
  /** Whether it holds words. */
  holdsText: boolean;
  /** Whether it is handwriting, which leaves most of its room free. */
  isInk: boolean;
  readonly place: DrawingPlace;
  placeText: PlaceText | null;
  readonly polygon: Polygon;
  paint: ShapePaint;
  isInFontStyle: boolean;
  /** Width of the shape's line, in points. */
  linePt: number;
  isInLine: boolean;
  /** Whether the shape's style names a fill that its own fill replaces. */
  isInOtherFill: boolean;
  /** In how many elements we are whose colours are not what lies behind the text. */
  otherColours: number;
  /** The DrawingML groups and shape that are being read. */
  readonly frames: ShapeFrames;
  readonly vmlGroups: (VmlGroup & { readonly isHidden: boolean })[];
  vmlPart: Rect | null;
  isInCamera: boolean;
  /** The shape that is being read. */
  shape: ShapePlace;
  /** Shapes that were read to their end. */
  readonly shapes: ShapePlace[];
};

export type FinishedDrawing = {
  readonly isPicture: boolean;
  /** Whether text runs on under or over it, so that it takes no room. */
  readonly isOverText: boolean;
  readonly alternative: string;
  /** Its shapes that hide what lies under them. */
  readonly covers: readonly ShapePlace[];
};

export function startDrawing(sequence: number): Drawing {
  const place = createDrawingPlace(sequence);
  return {
    isPicture: false,
    alternative: '',
    isHidden: false,
    isWholeHidden: false,
    hiddenGroups: 0,
    isShapeHidden: false,
    holdsText: false,
    isInk: false,
    place,
    placeText: null,
    polygon: createPolygon(),
    paint: createShapePaint(),
    isInFontStyle: false,
    linePt: 0,
    isInLine: false,
    isInOtherFill: false,
    otherColours: 0,
    frames: new ShapeFrames(),
    vmlGroups: [],
    vmlPart: null,
    isInCamera: false,
    shape: createShapePlace(place, 0),
    shapes: [],
  };
}

export function startShape(drawing: Drawing): void {
  // Each shape of a group has its own colours and room.
  drawing.paint = createShapePaint();
  drawing.shape = createShapePlace(drawing.place, drawing.shape.index + 1);
  drawing.vmlPart = null;
  drawing.linePt = 0;
  drawing.isShapeHidden = false;
  drawing.frames.startShape();
}

export function finishShape(drawing: Drawing): void {
  const { place, paint, frames, vmlGroups, vmlPart, shape, linePt } = drawing;
  const framed = frames.place(place);
  shape.part = vmlGroups.length > 0 ? vmlPart : framed.part;
  const { width, height } = shape.part ?? { width: place.width.lengthPt, height: place.height.lengthPt };
  // A line wider than its shape is all that is seen of the shape.
  if (linePt >= Math.min(width ?? Infinity, height ?? Infinity)) shape.linePt = linePt / 2;
  const isHidden = drawing.isShapeHidden || drawing.hiddenGroups > 0;
  shape.strength = isHidden ? 0 : shape.linePt > 0 ? 1 : strengthOf(paint);
  shape.ground = groundOf(paint);
  shape.isAnyColour = paint.isAnyColour;
  if (framed.isUnclear || (vmlGroups.length > 0 && vmlPart === null)) shape.isDistorted = true;
}

export function finishDrawing(drawing: Drawing, anchor: DrawingAnchor): FinishedDrawing {
  const { isPicture, alternative, place, polygon, shapes } = drawing;
  // Text wraps around the outline that the drawing gives for it, which need not be its own.
  if (coversLittle(polygon)) place.isOverText = true;
  if (shapes.length === 0 && !drawing.holdsText && !drawing.isInk) {
    // A chart, a diagram, or something that this reader does not know, which may be opaque.
    drawing.shape.strength = 1;
    shapes.push(drawing.shape);
  }
  for (const shape of shapes) shape.anchor = anchor;
  const covers = drawing.isWholeHidden ? [] : shapes.filter(({ strength }) => strength > 0);
  return { isPicture, isOverText: !place.isInline && place.isOverText, alternative, covers };
}
