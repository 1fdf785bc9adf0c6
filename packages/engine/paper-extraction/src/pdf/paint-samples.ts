import { blend } from '../colour-contrast.ts';
import type { Matrix } from './matrix.ts';
import { listItems } from './read-field.ts';

/** The separable blend modes that can make paint vanish on its ground (PDF 32000-1, 11.3.5.2), on parts of one. */
const MIXES: ReadonlyMap<string, (ground: number, paint: number) => number> = new Map([
  ['lighten', (ground, paint) => Math.max(ground, paint)],
  ['darken', (ground, paint) => Math.min(ground, paint)],
  ['multiply', (ground, paint) => ground * paint],
  ['screen', (ground, paint) => ground + paint - ground * paint],
  ['difference', (ground, paint) => Math.abs(ground - paint)],
  ['exclusion', (ground, paint) => ground + paint - 2 * ground * paint],
  ['color-dodge', (ground, paint) => (ground === 0 ? 0 : paint >= 1 ? 1 : Math.min(1, ground / (1 - paint)))],
  [
    'color-burn',
    (ground, paint) => (ground === 1 ? 1 : paint === 0 ? 0 : 1 - Math.min(1, (1 - ground) / paint)),
  ],
]);

/** A colour at a place: "#rrggbb", "none" where nothing is painted, `null` where it is not known. */
export type Colour = string | null;
export type ColourAt = (x: number, y: number) => Colour;
/** How much of a paint shows at a place, from 0 to 1. */
export type OpacityAt = (x: number, y: number) => number;

export type Paint = {
  readonly colour: Colour;
  readonly opacity: number;
  readonly blendMode: string | null;
};

/** Above this nothing of the ground is seen. */
const OPAQUE = 0.95;
const LEAST_OPACITY = 0.02;

/** What is seen after `paint` is laid over `ground`; what cannot be told stays unknown. */
export function layOver(ground: Colour, { colour, opacity, blendMode }: Paint): Colour {
  if (colour === 'none' || opacity < LEAST_OPACITY) return ground;
  if (blendMode === null && opacity > OPAQUE) return colour;
  if (colour === null || ground === null) return null;
  return blend(mixColours(blendMode, colour, ground), ground, opacity);
}

/** The colours of an axial or radial shading (PDF 32000-1, 8.7.4.5.3 and 8.7.4.5.4); others are not known. */
export function sampleShading(shading: unknown, toPageSpace: Matrix): ColourAt {
  const [kind, form, , stops, from, to, fromRadius, toRadius] = listItems(shading);
  const inverse = invert(toPageSpace);
  const colours = listItems(stops).flatMap((stop) => {
    const [at, colour] = listItems(stop);
    if (typeof at !== 'number' || typeof colour !== 'string') return [];
    return [{ at, colour: colour === 'transparent' ? 'none' : colour }];
  });
  const [x0, y0] = listItems(from);
  const [x1, y1] = listItems(to);
  const areNumbers =
    typeof x0 === 'number' && typeof y0 === 'number' && typeof x1 === 'number' && typeof y1 === 'number';
  if (kind !== 'RadialAxial' || inverse === null || !areNumbers || colours.length === 0) return () => null;
  const r0 = typeof fromRadius === 'number' ? fromRadius : 0;
  const r1 = typeof toRadius === 'number' ? toRadius : 0;
  const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  return (pageX, pageY) => {
    const x = inverse[0] * pageX + inverse[2] * pageY + inverse[4];
    const y = inverse[1] * pageX + inverse[3] * pageY + inverse[5];
    const t =
      form === 'axial'
        ? ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / (length || 1)
        : (Math.hypot(x - x0, y - y0) - r0) / (r1 - r0 || 1);
    return colourBetween(colours, Math.min(1, Math.max(0, t)));
  };
}

function colourBetween(
  stops: readonly { readonly at: number; readonly colour: string }[],
  t: number,
): Colour {
  const after = stops.find(({ at }) => at >= t) ?? stops.at(-1);
  const before = stops.findLast(({ at }) => at <= t) ?? stops[0];
  if (after === undefined || before === undefined) return null;
  if (before.colour === 'none' || after.colour === 'none') return before === after ? 'none' : before.colour;
  const width = after.at - before.at;
  return width === 0 ? before.colour : blend(after.colour, before.colour, (t - before.at) / width);
}

export function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const area = a * d - b * c;
  if (area === 0) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** The library's kinds of decoded pictures. */
const BITS = 1;
const RGB = 2;
const RGBA = 3;

export type PicturePixels = { readonly colourAt: ColourAt; readonly opacityAt: OpacityAt };

/** The pixels of a decoded picture, which fills the unit square of its space; `null` where there are none. */
export function samplePicture(picture: unknown, toPageSpace: Matrix): PicturePixels | null {
  const inverse = invert(toPageSpace);
  if (inverse === null || typeof picture !== 'object' || picture === null) return null;
  const { data, width, height, kind }: Partial<Record<string, unknown>> = { ...picture };
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return null;
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  const pixelAt = (pageX: number, pageY: number): readonly [number, number] => {
    const x = inverse[0] * pageX + inverse[2] * pageY + inverse[4];
    const y = inverse[1] * pageX + inverse[3] * pageY + inverse[5];
    const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
    const row = Math.min(height - 1, Math.max(0, Math.floor((1 - y) * height)));
    return [column, row];
  };
  const isBitSet = (pageX: number, pageY: number): boolean => {
    const [column, row] = pixelAt(pageX, pageY);
    return ((data[row * ((width + 7) >> 3) + (column >> 3)] ?? 0) & (0x80 >> (column & 7))) !== 0;
  };
  if (kind === BITS) {
    return { colourAt: (x, y) => (isBitSet(x, y) ? '#ffffff' : '#000000'), opacityAt: () => 1 };
  }
  if (kind === RGB || kind === RGBA) {
    const size = kind === RGB ? 3 : 4;
    const startOf = (x: number, y: number): number => {
      const [column, row] = pixelAt(x, y);
      return (row * width + column) * size;
    };
    return {
      colourAt: (x, y) => {
        const start = startOf(x, y);
        return hex(data[start], data[start + 1], data[start + 2]);
      },
      opacityAt: (x, y) => (kind === RGB ? 1 : (data[startOf(x, y) + 3] ?? 255) / 255),
    };
  }
  // A stencil: its bits say where the current colour is not painted.
  return { colourAt: () => null, opacityAt: (x, y) => (isBitSet(x, y) ? 0 : 1) };
}

function hex(red = 0, green = 0, blue = 0): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** What a colour looks like when it is mixed with the ground below it ("#rrggbb" all of them). */
function mixColours(mode: string | null, paint: string, ground: string): string {
  const mix = mode === null ? undefined : MIXES.get(mode);
  if (mix === undefined || !/^#[0-9a-f]{6}$/i.test(paint) || !/^#[0-9a-f]{6}$/i.test(ground)) return paint;
  const parts = [1, 3, 5].map((at) => {
    const part = (colour: string): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return Math.round(Math.min(1, mix(part(ground), part(paint))) * 255);
  });
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
