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
  /** Which offset of a floating drawing is being read. */
  axis: 'horizontal' | 'vertical' | null;
  isReadingOffset: boolean;
  leftPt: number;
  topPt: number;
  widthPt: number;
};

export type FinishedDrawing = { readonly isPicture: boolean; readonly alternative: string };

const containers = new Set(['w:drawing', 'w:pict', 'w:object']);
/** Colours of lines, effects and fonts, which are not what lies behind the text. */
const outlines = new Set(['a:ln', 'a:lnRef', 'a:effectRef', 'a:fontRef']);
/** Beyond these offsets from margin or page edge a box leaves the largest page that students use. */
const farthestRightPt = 700;
const farthestDownPt = 1000;
/** A box that ends this far left of its margin has left the page. */
const farthestLeftPt = -144;

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
          isReadingOffset: false,
          leftPt: 0,
          topPt: 0,
          widthPt: 0,
        });
        return;
      }
      const drawing = drawings.at(-1);
      if (drawing !== undefined) collect(drawing, { name, attributes, theme });
    },
    text(content: string): void {
      const drawing = drawings.at(-1);
      if (drawing?.isReadingOffset !== true) return;
      const offsetPt = (parseWhole(content) ?? 0) / emuPerPoint;
      if (drawing.axis === 'vertical') drawing.topPt = offsetPt;
      else drawing.leftPt = offsetPt;
    },
    close(name: string): FinishedDrawing | null {
      if (containers.has(name)) return drawings.pop() ?? null;
      const drawing = drawings.at(-1);
      if (drawing === undefined) return null;
      if (outlines.has(name)) drawing.isOutline = false;
      if (name === 'wp:posOffset') drawing.isReadingOffset = false;
      return null;
    },
    /** What lies behind the text of the innermost text box; `undefined` is what lies behind the drawing. */
    fill: (): Backdrop | undefined => drawings.at(-1)?.fill,
    isOffPage: (): boolean => drawings.some(standsOffPage),
  };
}

function standsOffPage({ leftPt, topPt, widthPt }: Drawing): boolean {
  return leftPt > farthestRightPt || leftPt + widthPt < farthestLeftPt || Math.abs(topPt) > farthestDownPt;
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
    case 'wp:positionH':
      drawing.axis = 'horizontal';
      return;
    case 'wp:positionV':
      drawing.axis = 'vertical';
      return;
    case 'wp:posOffset':
      drawing.isReadingOffset = true;
      return;
    case 'wp:extent':
      drawing.widthPt = (parseWhole(attributes['cx']) ?? 0) / emuPerPoint;
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
