import { parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import type { Backdrop } from './run-visibility.ts';
import { changedColour, drawingColour, mixColours, parseTextColour, themeColour } from './theme.ts';
import type { Theme } from './theme.ts';

/** What a shape is filled with: a colour, nothing, or a picture or gradient of which no colour is known. */
export type Fill = number | 'unknown' | 'none' | undefined;

/** The fill of a shape and the colour of its letters, while it is read. */
export type ShapePaint = {
  fill: Fill;
  /** 1 lets nothing show through the fill. */
  opacity: number;
  /** Whether the fill is a picture, or that of a group, so that its colours cannot be told. */
  isAnyColour: boolean;
  /** The colours of a gradient or pattern; null where the fill is neither. */
  mixture: number[] | null;
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
  return {
    fill: undefined,
    opacity: 1,
    isAnyColour: false,
    mixture: null,
    stops: 0,
    clearStops: 0,
    isPicture: false,
    ink: undefined,
  };
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
      if (paint.fill === undefined) paint.mixture = [];
      paint.fill ??= 'unknown';
      return;
    case 'a:blipFill':
    case 'a:grpFill':
      if (paint.fill === undefined) paint.isAnyColour = true;
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
      takeColour(paint, drawingColour(name, attributes));
      return;
    case 'a:schemeClr':
      if (value !== undefined)
        takeColour(paint, themeColour(theme, { role: value, tint: undefined, shade: undefined }));
      return;
    case 'a:alpha':
    case 'a:alphaModFix': {
      // The fill below a picture says nothing about the picture.
      if (paint.isPicture && name === 'a:alpha') return;
      const written = name === 'a:alpha' ? value : attributes['amt'];
      const share = Math.min(1, Math.max(0, (parseWhole(written) ?? 100_000) / 100_000));
      changeMixture(paint, (colour) => mixColours(colour, 0xffffff, share));
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
      changeMixture(paint, (colour) => changedColour(colour, name, attributes));
  }
}

function takeColour(paint: ShapePaint, colour: number | undefined): void {
  if (paint.mixture !== null && colour !== undefined) paint.mixture.push(colour);
  paint.fill ??= colour ?? 'unknown';
}

/** Changes the colour of a gradient or pattern that was read last. */
function changeMixture({ mixture }: ShapePaint, change: (colour: number) => number | undefined): void {
  const last = mixture?.at(-1);
  if (mixture !== null && last !== undefined) mixture[mixture.length - 1] = change(last) ?? last;
}

/** What lies behind a text on a fill; `undefined` is what lies behind the shape. */
export function groundOf({ fill, mixture, isPicture }: ShapePaint): Backdrop | undefined {
  if (fill === undefined || fill === 'none') return undefined;
  if (fill !== 'unknown') return [fill];
  return isPicture || mixture === null || mixture.length === 0 ? 'unknown' : { all: mixture };
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
    paint.fill = parseTextColour(firstWord(attributes['fillcolor'])) ?? 'unknown';
}

/** VML adds the index of a palette to its colours: "#1f3864 [1604]". */
function firstWord(written: string): string | undefined {
  return written.trim().split(' ', 1)[0];
}

/** Takes a `v:fill` with a gradient, pattern or picture, or another colour than its shape's (ECMA-376 part 4, 19.1.2.5). */
export function collectVmlFillKind(paint: ShapePaint, attributes: XmlAttributes): void {
  const { type = 'solid', color, color2 } = attributes;
  if (paint.fill === 'none' || paint.isPicture) return;
  if (color !== undefined) paint.fill = parseTextColour(firstWord(color)) ?? 'unknown';
  if (type === 'solid') return;
  const second = color2 === undefined ? 0xffffff : parseTextColour(firstWord(color2));
  const isMixed = type.startsWith('gradient') || type === 'pattern';
  if (!isMixed) paint.isAnyColour = true;
  if (isMixed && typeof paint.fill === 'number' && second !== undefined) paint.mixture = [paint.fill, second];
  paint.fill = 'unknown';
}

/** Takes a `v:fill`, which can make the fill see-through: "0.5" or, in parts of 65536, "32768f". */
export function collectVmlOpacity(paint: ShapePaint, attributes: XmlAttributes): void {
  const opacity = attributes['opacity'];
  if (opacity === undefined || paint.isPicture) return;
  const share =
    Number.parseFloat(opacity) / (opacity.endsWith('f') ? 65_536 : opacity.endsWith('%') ? 100 : 1);
  paint.opacity *= Math.min(1, Math.max(0, share));
}
