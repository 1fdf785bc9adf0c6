import type { AxisPlace, AxisSize, DrawingPlace, Rect } from './drawing-place.ts';
import { parseLength } from './measures.ts';

/** The entries of a VML shape's style (ECMA-376 part 4, 19.1.2.19), in lower case. */
export function parseVmlStyle(style: string): ReadonlyMap<string, string> {
  return new Map(
    style.split(';').flatMap((entry) => {
      const colon = entry.indexOf(':');
      return colon === -1
        ? []
        : [
            [
              entry.slice(0, colon).trim().toLowerCase(),
              entry
                .slice(colon + 1)
                .trim()
                .toLowerCase(),
            ],
          ];
    }),
  );
}

/** Takes the place that a style gives a shape which is in no group. */
export function collectVmlPlace(place: DrawingPlace, style: ReadonlyMap<string, string>): void {
  place.isInline = style.get('position') !== 'absolute' && style.get('position') !== 'relative';
  const zIndex = Number(style.get('z-index') ?? '0');
  if (!place.isInline) place.isBehindText = zIndex < 0;
  place.order = Number.isFinite(zIndex) ? zIndex : 0;
  // Without a `w10:wrap` text runs on behind the shape.
  place.isOverText = !place.isInline;
  const length = (key: string): number | undefined => {
    const value = style.get(key);
    const parsed = value === undefined ? undefined : parseVmlLength(value);
    if (value !== undefined && parsed === undefined && value !== 'auto') place.isUnclear = true;
    return parsed;
  };
  collectAxis(place.horizontal, style, {
    offsetPt: sum(length('margin-left'), length('left')),
    side: 'horizontal',
    edge: 'left',
  });
  collectAxis(place.vertical, style, {
    offsetPt: sum(length('margin-top'), length('top')),
    side: 'vertical',
    edge: 'top',
  });
  collectSize(place.width, style, { lengthPt: length('width'), side: 'width' });
  collectSize(place.height, style, { lengthPt: length('height'), side: 'height' });
}

function collectAxis(
  axis: AxisPlace,
  style: ReadonlyMap<string, string>,
  given: {
    readonly offsetPt: number | undefined;
    readonly side: 'horizontal' | 'vertical';
    readonly edge: 'left' | 'top';
  },
): void {
  const { side, edge } = given;
  axis.from = style.get(`mso-position-${side}-relative`) ?? axis.from;
  axis.offsetPt = given.offsetPt;
  const align = style.get(`mso-position-${side}`);
  axis.align = align === 'absolute' ? undefined : align;
  axis.share = readShare(style.get(`mso-${edge}-percent`));
}

function collectSize(
  size: AxisSize,
  style: ReadonlyMap<string, string>,
  given: { readonly lengthPt: number | undefined; readonly side: 'width' | 'height' },
): void {
  size.lengthPt = given.lengthPt;
  size.share = readShare(style.get(`mso-${given.side}-percent`));
  // Shares count from the margins where the style does not say.
  size.from = style.get(`mso-${given.side}-relative`) ?? 'margin';
}

/** Tenths of a percent; 0 leaves the length as it is. */
function readShare(value: string | undefined): number | undefined {
  const share = Number(value ?? '0') / 1000;
  return Number.isFinite(share) && share !== 0 ? share : undefined;
}

function sum(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);
}

/** A group's own units: the place of `coordorigin` and the size of `coordsize` in them, laid over `room`. */
export type VmlGroup = {
  readonly origin: readonly [number, number];
  readonly size: readonly [number, number];
  readonly room: Rect;
};

export function createVmlGroup(attributes: Readonly<Record<string, string>>, room: Rect): VmlGroup {
  return {
    origin: readPair(attributes['coordorigin'], [0, 0]),
    size: readPair(attributes['coordsize'], [1000, 1000]),
    room,
  };
}

/** Where a style puts a shape in its group, in points from the drawing's corner; null where it does not say. */
export function placeInVmlGroup(
  style: ReadonlyMap<string, string>,
  { origin, size, room }: VmlGroup,
): Rect | null {
  const read = (key: string): number => Number.parseFloat(style.get(key) ?? '0');
  const [left, top, width, height] = [read('left'), read('top'), read('width'), read('height')];
  if (![left, top, width, height, ...size].every(Number.isFinite) || size.some((side) => side <= 0))
    return null;
  const [across, down] = [room.width / size[0], room.height / size[1]];
  return {
    left: room.left + (left - origin[0]) * across,
    top: room.top + (top - origin[1]) * down,
    width: width * across,
    height: height * down,
  };
}

function readPair(value: string | undefined, other: readonly [number, number]): readonly [number, number] {
  const [first, second] = (value ?? '').split(',');
  return [readNumber(first, other[0]), readNumber(second, other[1])];
}

function readNumber(value: string | undefined, other: number): number {
  return value === undefined || value.trim() === '' ? other : Number(value);
}

/** A VML length in points; numbers without a unit are pixels. */
export function parseVmlLength(value: string): number | undefined {
  const [, pixels] = /^(-?\d+(?:\.\d+)?)(?:px)?$/.exec(value) ?? [];
  if (pixels !== undefined) return Number(pixels) * 0.75;
  // A length below 1 may be written without its 0.
  return parseLength(value.replace(/^(-?)\./, '$10.'), 1);
}
