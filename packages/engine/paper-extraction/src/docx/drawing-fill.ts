import { parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import { changedColour, drawingColour, mixColours, parseHexColour, themeColour } from './theme.ts';
import type { Theme } from './theme.ts';

/** What a shape is filled with: a colour, nothing, or a picture or gradient of which no colour is known. */
export type Fill = number | 'unknown' | 'none' | undefined;

/** The fill of a shape and the colour of its letters, while it is read. */
export type ShapePaint = {
  fill: Fill;
  /** 1 lets nothing show through the fill. */
  opacity: number;
  /** Stops of a gradient, and how many of them let what lies under the fill show. */
  stops: number;
  clearStops: number;
  /** Whether a picture lies over the fill. */
  isPicture: boolean;
  /** The colour that the shape's style gives letters which have none of their own. */
  ink: number | undefined;
};

type PaintElement = { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme };

/** Black letters under this much of a white fill have the least contrast that can be read; so have they under a dark one. */
const hidingOpacity = 0.86;

export function createShapePaint(): ShapePaint {
  return { fill: undefined, opacity: 1, stops: 0, clearStops: 0, isPicture: false, ink: undefined };
}

/** How much of what lies under a shape its fill hides: from 1 on all of it. Fills on top of each other add up. */
export function strengthOf({ fill, opacity, stops, clearStops }: ShapePaint): number {
  if (fill === undefined || fill === 'none' || opacity <= 0) return 0;
  if (opacity >= hidingOpacity || clearStops < stops) return 1;
  return Math.log(1 - opacity) / Math.log(1 - hidingOpacity);
}

/** Takes one DrawingML element of a shape's fill. */
export function collectFill(paint: ShapePaint, { name, attributes, theme }: PaintElement): void {
  const value = attributes['val'];
  switch (name) {
    case 'a:noFill':
      paint.fill ??= 'none';
      return;
    case 'a:fillRef':
      if (attributes['idx'] === '0') paint.fill ??= 'none';
      return;
    case 'a:gradFill':
    case 'a:pattFill':
    case 'a:blipFill':
    case 'a:grpFill':
      paint.fill ??= 'unknown';
      return;
    case 'a:gs':
      paint.stops += 1;
      return;
    case 'a:srgbClr':
    case 'a:sysClr':
    case 'a:prstClr':
    case 'a:scrgbClr':
    case 'a:hslClr':
      paint.fill ??= drawingColour(name, attributes) ?? 'unknown';
      return;
    case 'a:schemeClr':
      if (value !== undefined)
        paint.fill ??= themeColour(theme, { role: value, tint: undefined, shade: undefined }) ?? 'unknown';
      return;
    case 'a:alpha':
    case 'a:alphaModFix': {
      // The fill below a picture says nothing about the picture.
      if (paint.isPicture && name === 'a:alpha') return;
      const written = name === 'a:alpha' ? value : attributes['amt'];
      const share = Math.min(1, Math.max(0, (parseWhole(written) ?? 100_000) / 100_000));
      if (share < hidingOpacity && paint.stops > 0) {
        paint.clearStops += 1;
        paint.opacity = paint.clearStops === 1 ? share : Math.max(paint.opacity, share);
        return;
      }
      paint.opacity *= share;
      // A fill that shows what is below it is seen on white paper.
      if (typeof paint.fill === 'number') paint.fill = mixColours(paint.fill, 0xffffff, share);
      return;
    }
    default:
      if (typeof paint.fill === 'number')
        paint.fill = changedColour(paint.fill, name, attributes) ?? paint.fill;
  }
}

/** A shape of letters, as WordArt is, hides at most this much of what lies under it. */
const lettersOpacity = 0.4;

/** Takes a `v:textpath`, which fills the letters of a text instead of the shape. */
export function collectVmlTextPath(paint: ShapePaint, attributes: XmlAttributes): void {
  if (/^[\p{L}\p{N}\s]+$/u.test(attributes['string'] ?? ''))
    paint.opacity = Math.min(paint.opacity, lettersOpacity);
}

/** Takes the start of a picture, which is opaque as far as anybody can tell. */
export function startPicture(paint: ShapePaint): void {
  paint.fill = 'unknown';
  paint.opacity = 1;
  paint.isPicture = true;
}

/** Takes one DrawingML element of the colour of a shape's letters. */
export function collectInk(paint: ShapePaint, { name, attributes, theme }: PaintElement): void {
  const role = name === 'a:schemeClr' ? attributes['val'] : undefined;
  const ofTheme =
    role === undefined ? undefined : themeColour(theme, { role, tint: undefined, shade: undefined });
  paint.ink =
    ofTheme ?? drawingColour(name, attributes) ?? changedColour(paint.ink, name, attributes) ?? paint.ink;
}

/** Takes the fill that a VML shape has unless it says otherwise: white. */
export function collectVmlFill(paint: ShapePaint, attributes: XmlAttributes): void {
  if (['f', 'false'].includes(attributes['filled'] ?? '')) paint.fill = 'none';
  else if (attributes['fillcolor'] !== undefined)
    paint.fill = parseHexColour(/^#?([0-9a-f]{6})/i.exec(attributes['fillcolor'])?.[1]) ?? 'unknown';
}

/** Takes a `v:fill`, which can make the fill see-through: "0.5" or, in parts of 65536, "32768f". */
export function collectVmlOpacity(paint: ShapePaint, attributes: XmlAttributes): void {
  const opacity = attributes['opacity'];
  if (opacity === undefined || paint.isPicture) return;
  const share =
    Number.parseFloat(opacity) / (opacity.endsWith('f') ? 65_536 : opacity.endsWith('%') ? 100 : 1);
  paint.opacity *= Math.min(1, Math.max(0, share));
}
