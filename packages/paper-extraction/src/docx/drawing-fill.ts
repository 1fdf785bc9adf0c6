import { parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import { changedColour, drawingColour, mixColours, parseHexColour, themeColour } from './theme.ts';
import type { Theme } from './theme.ts';

/** What a shape is filled with: a colour, nothing, or a picture or gradient of which no colour is known. */
export type Fill = number | 'unknown' | 'none' | undefined;

/** The fill of a shape and the colour of its letters, while it is read. */
export type ShapePaint = {
  fill: Fill;
  /** Whether what lies under the fill shows through it. */
  isSeeThrough: boolean;
  /** The colour that the shape's style gives letters which have none of their own. */
  ink: number | undefined;
};

type PaintElement = { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme };

/** Less of a fill than this lets what is under it show. */
const leastOpacity = 0.9;

export function createShapePaint(): ShapePaint {
  return { fill: undefined, isSeeThrough: false, ink: undefined };
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
      paint.fill ??= 'unknown';
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
    case 'a:alpha': {
      const share = Math.min(1, Math.max(0, (parseWhole(value) ?? 100_000) / 100_000));
      if (share < leastOpacity) paint.isSeeThrough = true;
      // A fill that shows what is below it is seen on white paper.
      if (typeof paint.fill === 'number') paint.fill = mixColours(paint.fill, 0xffffff, share);
      return;
    }
    default:
      if (typeof paint.fill === 'number')
        paint.fill = changedColour(paint.fill, name, attributes) ?? paint.fill;
  }
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
  if (opacity === undefined) return;
  const share =
    Number.parseFloat(opacity) / (opacity.endsWith('f') ? 65_536 : opacity.endsWith('%') ? 100 : 1);
  if (share < leastOpacity) paint.isSeeThrough = true;
}
