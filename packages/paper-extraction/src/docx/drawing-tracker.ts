import { emuPerPoint, parseLength, parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import type { Backdrop } from './run-visibility.ts';
import { changedColour, drawingColour, mixColours, parseHexColour, themeColour } from './theme.ts';
import type { Theme } from './theme.ts';

/** One coordinate of a text box; `from` is what Word counts the offset from: "page", "margin", "column", "paragraph". */
export type ShapeOffset = { readonly from: string; readonly offsetPt: number };

/** Where a text box stands; an absent offset is within the page (centred, or in the line). */
export type ShapePlace = {
  readonly horizontal: ShapeOffset | undefined;
  readonly vertical: ShapeOffset | undefined;
  readonly widthPt: number | undefined;
  readonly heightPt: number | undefined;
  /** Whether the box grows with its text. */
  readonly grows: boolean;
};

type Drawing = {
  isPicture: boolean;
  alternative: string;
  fill: number | 'unknown' | 'none' | undefined;
  /** The colour that the shape's style gives letters which have none of their own. */
  ink: number | undefined;
  isInFontStyle: boolean;
  /** In how many elements we are whose colours are not what lies behind the text. */
  otherColours: number;
  isHidden: boolean;
  horizontal: { from: string; offsetPt: number | undefined };
  vertical: { from: string; offsetPt: number | undefined };
  /** Which offset of a floating drawing is being read. */
  axis: 'horizontal' | 'vertical';
  isReadingOffset: boolean;
  widthPt: number | undefined;
  heightPt: number | undefined;
  grows: boolean;
};

export type FinishedDrawing = { readonly isPicture: boolean; readonly alternative: string };

const containers = new Set(['w:drawing', 'w:pict', 'w:object']);
/** Colours of lines, effects and fonts, which are not what lies behind the text. */
const otherColours = new Set(['a:ln', 'a:lnRef', 'a:effectLst', 'a:effectRef', 'a:fontRef']);

/** Follows pictures and text boxes: whether there is something to see, what it says to a screen reader, where it is and what is behind its text. */
export function createDrawingTracker(theme: Theme) {
  const drawings: Drawing[] = [];
  return {
    open(name: string, attributes: XmlAttributes): void {
      if (containers.has(name)) drawings.push(startDrawing());
      else {
        const drawing = drawings.at(-1);
        if (drawing !== undefined) collect(drawing, { name, attributes, theme });
      }
    },
    text(content: string): void {
      const drawing = drawings.at(-1);
      if (drawing?.isReadingOffset !== true) return;
      const offset = parseWhole(content);
      if (offset !== undefined) drawing[drawing.axis].offsetPt = offset / emuPerPoint;
    },
    close(name: string): FinishedDrawing | null {
      if (containers.has(name)) return drawings.pop() ?? null;
      const drawing = drawings.at(-1);
      if (drawing === undefined) return null;
      if (otherColours.has(name)) drawing.otherColours -= 1;
      if (name === 'a:fontRef') drawing.isInFontStyle = false;
      if (name === 'wp:posOffset') drawing.isReadingOffset = false;
      return null;
    },
    /** What lies behind the text of the innermost text box; `undefined` is what lies behind the drawing. */
    fill(): Backdrop | undefined {
      const fill = drawings.at(-1)?.fill;
      if (fill === undefined || fill === 'none') return undefined;
      return fill === 'unknown' ? 'unknown' : [fill];
    },
    /** The colour of letters of the innermost text box that have none of their own. */
    ink: (): number | undefined => drawings.at(-1)?.ink,
    isHidden: (): boolean => drawings.some((drawing) => drawing.isHidden),
    /** Where the outermost drawing stands, which moves all that is in it. */
    place(): ShapePlace | null {
      const drawing = drawings[0];
      if (drawing === undefined) return null;
      const { widthPt, heightPt, grows } = drawing;
      return {
        horizontal: offsetOf(drawing.horizontal),
        vertical: offsetOf(drawing.vertical),
        widthPt,
        heightPt,
        grows,
      };
    },
  };
}

function startDrawing(): Drawing {
  return {
    isPicture: false,
    alternative: '',
    fill: undefined,
    ink: undefined,
    isInFontStyle: false,
    otherColours: 0,
    isHidden: false,
    horizontal: { from: 'column', offsetPt: undefined },
    vertical: { from: 'paragraph', offsetPt: undefined },
    axis: 'horizontal',
    isReadingOffset: false,
    widthPt: undefined,
    heightPt: undefined,
    grows: false,
  };
}

function offsetOf({ from, offsetPt }: Drawing['horizontal']): ShapeOffset | undefined {
  return offsetPt === undefined ? undefined : { from, offsetPt };
}

function collect(
  drawing: Drawing,
  element: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const { name, attributes } = element;
  if (otherColours.has(name)) drawing.otherColours += 1;
  if (drawing.otherColours === 0) collectFill(drawing, element);
  if (drawing.isInFontStyle) collectInk(drawing, element);
  switch (name) {
    case 'wps:wsp':
      // Each shape of a group has its own colours.
      drawing.fill = undefined;
      drawing.ink = undefined;
      return;
    case 'a:fontRef':
      drawing.isInFontStyle = true;
      return;
    case 'pic:pic':
    case 'c:chart':
    case 'v:imagedata':
      drawing.isPicture = true;
      return;
    case 'a:graphicData':
      if (/(?:diagram|chart)/.test(attributes['uri'] ?? '')) drawing.isPicture = true;
      return;
    case 'wp:docPr':
      drawing.alternative ||= attributes['descr'] ?? attributes['title'] ?? '';
      if (['1', 'true'].includes(attributes['hidden'] ?? '')) drawing.isHidden = true;
      return;
    case 'wp:positionH':
      drawing.axis = 'horizontal';
      drawing.horizontal.from = attributes['relativeFrom'] ?? 'column';
      return;
    case 'wp:positionV':
      drawing.axis = 'vertical';
      drawing.vertical.from = attributes['relativeFrom'] ?? 'paragraph';
      return;
    case 'wp:posOffset':
      drawing.isReadingOffset = true;
      return;
    case 'wp:extent':
      drawing.widthPt = emu(attributes['cx']);
      drawing.heightPt = emu(attributes['cy']);
      return;
    case 'a:spAutoFit':
      drawing.grows = true;
      return;
    case 'v:shape':
    case 'v:rect':
    case 'v:roundrect':
    case 'v:oval':
    case 'v:group':
      drawing.alternative ||= attributes['alt'] ?? '';
      collectVmlStyle(drawing, attributes['style'] ?? '');
      if (name === 'v:group' || attributes['filled'] === 'f' || attributes['filled'] === 'false') return;
      if (attributes['fillcolor'] !== undefined) {
        drawing.fill = parseHexColour(/^#?([0-9a-f]{6})/i.exec(attributes['fillcolor'])?.[1]) ?? 'unknown';
      }
      return;
    case 'v:textbox':
      if (/mso-fit-shape-to-text\s*:\s*t/i.test(attributes['style'] ?? '')) drawing.grows = true;
      return;
    default:
  }
}

function collectFill(
  drawing: Drawing,
  {
    name,
    attributes,
    theme,
  }: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const value = attributes['val'];
  switch (name) {
    case 'a:noFill':
      drawing.fill ??= 'none';
      return;
    case 'a:fillRef':
      if (attributes['idx'] === '0') drawing.fill ??= 'none';
      return;
    case 'a:gradFill':
    case 'a:pattFill':
    case 'a:blipFill':
      drawing.fill ??= 'unknown';
      return;
    case 'a:srgbClr':
    case 'a:sysClr':
    case 'a:prstClr':
    case 'a:scrgbClr':
    case 'a:hslClr':
      drawing.fill ??= drawingColour(name, attributes) ?? 'unknown';
      return;
    case 'a:schemeClr':
      if (value !== undefined)
        drawing.fill ??= themeColour(theme, { role: value, tint: undefined, shade: undefined }) ?? 'unknown';
      return;
    case 'a:alpha': {
      if (typeof drawing.fill !== 'number') return;
      const share = Math.min(1, Math.max(0, (parseWhole(value) ?? 100_000) / 100_000));
      // A fill that shows what is below it is seen on white paper.
      drawing.fill = mixColours(drawing.fill, 0xffffff, share);
      return;
    }
    default:
      if (typeof drawing.fill === 'number')
        drawing.fill = changedColour(drawing.fill, name, attributes) ?? drawing.fill;
  }
}

function collectInk(
  drawing: Drawing,
  {
    name,
    attributes,
    theme,
  }: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const role = name === 'a:schemeClr' ? attributes['val'] : undefined;
  const ofTheme =
    role === undefined ? undefined : themeColour(theme, { role, tint: undefined, shade: undefined });
  drawing.ink =
    ofTheme ?? drawingColour(name, attributes) ?? changedColour(drawing.ink, name, attributes) ?? drawing.ink;
}

/** The place that a VML shape's style gives it, if that is a length (ECMA-376 part 4, 19.1.2.19). */
function collectVmlStyle(drawing: Drawing, style: string): void {
  const entries = style.split(';').map((entry) => entry.split(':').map((part) => part.trim().toLowerCase()));
  for (const [key = '', value = ''] of entries) {
    const length = parseVmlLength(value);
    if (key === 'margin-left' || key === 'left') drawing.horizontal.offsetPt ??= length;
    else if (key === 'margin-top' || key === 'top') drawing.vertical.offsetPt ??= length;
    else if (key === 'width') drawing.widthPt ??= length;
    else if (key === 'height') drawing.heightPt ??= length;
    else if (key === 'mso-position-horizontal-relative') drawing.horizontal.from = value;
    else if (key === 'mso-position-vertical-relative') drawing.vertical.from = value;
    else if (key === 'visibility' && value === 'hidden') drawing.isHidden = true;
    else if (key === 'display' && value === 'none') drawing.isHidden = true;
  }
}

/** Numbers without a unit are pixels, or whatever a group counts in, which says nothing. */
function parseVmlLength(value: string): number | undefined {
  return /[a-z]$/.test(value) ? parseLength(value, 1) : undefined;
}

function emu(value: string | undefined): number | undefined {
  const length = parseWhole(value);
  return length === undefined ? undefined : length / emuPerPoint;
}
