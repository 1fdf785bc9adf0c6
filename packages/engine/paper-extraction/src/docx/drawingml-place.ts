import type { DrawingPlace } from './drawing-place.ts';
import { emuPerPoint, isTrue, parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';

/** An element whose text says where a drawing is, and what was read of it. */
export type PlaceText = { readonly element: string; readonly axis: 'horizontal' | 'vertical'; text: string };

const axisOf: Readonly<Record<string, 'horizontal' | 'vertical'>> = {
  'wp14:pctPosHOffset': 'horizontal',
  'wp14:pctPosVOffset': 'vertical',
  'wp14:pctWidth': 'horizontal',
  'wp14:pctHeight': 'vertical',
};
/** In thousandths of a percent. */
const whole = 100_000;

/** Takes one element of a DrawingML drawing's place (ECMA-376 part 1, 20.4.2; [MS-ODRAWXML] 2.10); answers an element whose text is awaited. */
export function collectDrawingPlace(
  place: DrawingPlace,
  name: string,
  attributes: XmlAttributes,
): PlaceText | null {
  switch (name) {
    case 'wp:anchor':
      place.isInline = false;
      place.isOverText = true;
      place.isBehindText = isTrue(attributes['behindDoc']);
      place.order = parseWhole(attributes['relativeHeight']) ?? 0;
      place.isSimple = isTrue(attributes['simplePos']);
      return null;
    case 'wp:simplePos':
      if (!place.isSimple) return null;
      place.horizontal.from = 'page';
      place.vertical.from = 'page';
      place.horizontal.offsetPt = (parseWhole(attributes['x']) ?? 0) / emuPerPoint;
      place.vertical.offsetPt = (parseWhole(attributes['y']) ?? 0) / emuPerPoint;
      return null;
    case 'wp:positionH':
    case 'wp:positionV':
      place.axis = name === 'wp:positionH' ? 'horizontal' : 'vertical';
      if (!place.isSimple) place[place.axis].from = attributes['relativeFrom'] ?? place[place.axis].from;
      return null;
    case 'wp:posOffset':
    case 'wp:align':
      return { element: name, axis: place.axis, text: '' };
    case 'wp:extent':
      place.width.lengthPt = (parseWhole(attributes['cx']) ?? 0) / emuPerPoint;
      place.height.lengthPt = (parseWhole(attributes['cy']) ?? 0) / emuPerPoint;
      return null;
    case 'wp14:sizeRelH':
      place.width.from = attributes['relativeFrom'] ?? 'page';
      return null;
    case 'wp14:sizeRelV':
      place.height.from = attributes['relativeFrom'] ?? 'page';
      return null;
    case 'wp:wrapSquare':
    case 'wp:wrapTight':
    case 'wp:wrapThrough':
    case 'wp:wrapTopAndBottom':
    case 'w10:wrap':
      if (name !== 'w10:wrap' || (attributes['type'] ?? 'none') !== 'none') place.isOverText = false;
      return null;
    default: {
      const axis = axisOf[name];
      return axis === undefined ? null : { element: name, axis, text: '' };
    }
  }
}

/** Takes the text of an element that `collectDrawingPlace` asked for. */
export function collectDrawingText(place: DrawingPlace, { element, axis, text }: PlaceText): void {
  const size = axis === 'horizontal' ? place.width : place.height;
  if (element === 'wp14:pctWidth' || element === 'wp14:pctHeight') {
    const share = (parseWhole(text) ?? 0) / whole;
    // 0 leaves the length as it is.
    if (share > 0) size.share = share;
    return;
  }
  if (place.isSimple) return;
  const target = place[axis];
  if (element === 'wp:align') target.align = text.trim();
  else if (parseWhole(text) === undefined) place.isUnclear = true;
  else if (element === 'wp:posOffset') target.offsetPt = Number(text) / emuPerPoint;
  else target.share = Number(text) / whole;
}

/** The box around the outline that text wraps around, in parts of 21600 of the drawing. */
export type Polygon = { left: number; right: number; top: number; bottom: number };

const wholeDrawing = 21_600;
/** An outline over less than this share of a drawing lets text run under the drawing. */
const leastShare = 0.5;

export function createPolygon(): Polygon {
  return { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
}

export function collectPolygon(polygon: Polygon, name: string, attributes: XmlAttributes): void {
  if (name !== 'wp:start' && name !== 'wp:lineTo') return;
  const [x, y] = [parseWhole(attributes['x']) ?? 0, parseWhole(attributes['y']) ?? 0];
  polygon.left = Math.min(polygon.left, x);
  polygon.right = Math.max(polygon.right, x);
  polygon.top = Math.min(polygon.top, y);
  polygon.bottom = Math.max(polygon.bottom, y);
}

export function coversLittle({ left, right, top, bottom }: Polygon): boolean {
  if (left === Infinity) return false;
  return shareOfDrawing(left, right) * shareOfDrawing(top, bottom) < leastShare;
}

function shareOfDrawing(from: number, to: number): number {
  return Math.max(0, Math.min(to, wholeDrawing) - Math.max(from, 0)) / wholeDrawing;
}
