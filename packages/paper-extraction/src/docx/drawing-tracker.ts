import { emuPerPoint, parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import type { Backdrop } from './run-visibility.ts';
import { parseHexColour, themeColour } from './theme.ts';
import type { Theme } from './theme.ts';

type Drawing = {
  isPicture: boolean;
  alternative: string;
  fill: Backdrop | undefined;
  isOutline: boolean;
  /** Where a floating drawing stands, measured from the page's left or top edge. */
  axis: 'horizontal' | 'vertical' | null;
  isOffPage: boolean;
};

export type FinishedDrawing = { readonly isPicture: boolean; readonly alternative: string };

const containers = new Set(['w:drawing', 'w:pict', 'w:object']);
/** Colours of lines, effects and fonts, which are not what lies behind the text. */
const outlines = new Set(['a:ln', 'a:lnRef', 'a:effectRef', 'a:fontRef']);
/** No page is larger than this (22 inches is the word processor's own limit). */
const farthestPt = 22 * 72;

/** Follows pictures and text boxes: whether there is something to see, what it says to a screen reader, what is behind its text. */
export function createDrawingTracker(theme: Theme) {
  const drawings: Drawing[] = [];
  return {
    open(name: string, attributes: XmlAttributes): void {
      if (containers.has(name)) {
        drawings.push({
          isPicture: false,
          alternative: '',
          fill: undefined,
          isOutline: false,
          axis: null,
          isOffPage: false,
        });
        return;
      }
      const drawing = drawings.at(-1);
      if (drawing !== undefined) collect(drawing, { name, attributes, theme });
    },
    text(content: string): void {
      const drawing = drawings.at(-1);
      if (drawing?.axis === null || drawing === undefined) return;
      const offset = (parseWhole(content) ?? 0) / emuPerPoint;
      if (Math.abs(offset) > farthestPt) drawing.isOffPage = true;
    },
    close(name: string): FinishedDrawing | null {
      if (containers.has(name)) return drawings.pop() ?? null;
      const drawing = drawings.at(-1);
      if (drawing === undefined) return null;
      if (outlines.has(name)) drawing.isOutline = false;
      if (name === 'wp:posOffset') drawing.axis = null;
      return null;
    },
    /** What lies behind the text of the innermost text box; `undefined` is what lies behind the drawing. */
    fill: (): Backdrop | undefined => drawings.at(-1)?.fill,
    isOffPage: (): boolean => drawings.some((drawing) => drawing.isOffPage),
  };
}

function collect(
  drawing: Drawing,
  element: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const { name, attributes, theme } = element;
  if (outlines.has(name)) drawing.isOutline = true;
  switch (name) {
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
      return;
    case 'wp:posOffset':
      drawing.axis = 'horizontal';
      return;
    case 'a:srgbClr':
      if (!drawing.isOutline) drawing.fill ??= parseHexColour(attributes['val']);
      return;
    case 'a:schemeClr': {
      const role = attributes['val'];
      if (drawing.isOutline || role === undefined) return;
      drawing.fill ??= themeColour(theme, { role, tint: undefined, shade: undefined }) ?? 'unknown';
      return;
    }
    case 'a:gradFill':
    case 'a:pattFill':
    case 'a:blipFill':
      if (!drawing.isOutline) drawing.fill ??= 'unknown';
      return;
    case 'v:shape':
    case 'v:rect':
    case 'v:roundrect':
    case 'v:oval':
      drawing.alternative ||= attributes['alt'] ?? '';
      if (attributes['filled'] === 'f' || attributes['filled'] === 'false') return;
      if (attributes['fillcolor'] !== undefined) {
        drawing.fill = parseHexColour(/^#?([0-9a-f]{6})/i.exec(attributes['fillcolor'])?.[1]) ?? 'unknown';
      }
      return;
    default:
  }
}
