import {
  collectFill,
  collectInk,
  collectVmlFill,
  collectVmlOpacity,
  createShapePaint,
} from './drawing-fill.ts';
import type { ShapePaint } from './drawing-fill.ts';
import { createDrawingPlace, createShapePlace, usualInsets } from './drawing-place.ts';
import type { DrawingPlace, Rect, ShapePlace } from './drawing-place.ts';
import { emuPerPoint, isTrue, parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import type { Backdrop } from './run-visibility.ts';
import {
  collectDrawingPlace,
  collectDrawingText,
  collectPolygon,
  createPolygon,
  coversLittle,
} from './drawingml-place.ts';
import type { PlaceText, Polygon } from './drawingml-place.ts';
import { createShapeFrames } from './shape-frames.ts';
import type { Theme } from './theme.ts';
import {
  collectVmlPlace,
  createVmlGroup,
  parseVmlLength,
  parseVmlStyle,
  placeInVmlGroup,
} from './vml-place.ts';
import type { VmlGroup } from './vml-place.ts';

type Drawing = {
  isPicture: boolean;
  alternative: string;
  isHidden: boolean;
  readonly place: DrawingPlace;
  placeText: PlaceText | null;
  readonly polygon: Polygon;
  paint: ShapePaint;
  isInFontStyle: boolean;
  /** In how many elements we are whose colours are not what lies behind the text. */
  otherColours: number;
  /** The DrawingML groups and shape that are being read. */
  readonly frames: ReturnType<typeof createShapeFrames>;
  readonly vmlGroups: VmlGroup[];
  vmlPart: Rect | null;
  isInCamera: boolean;
  /** The shape that is being read. */
  shape: ShapePlace;
  /** Shapes that were read to their end. */
  readonly shapes: ShapePlace[];
};

export type FinishedDrawing = {
  readonly isPicture: boolean;
  readonly alternative: string;
  /** Its shapes that hide what lies under them. */
  readonly covers: readonly ShapePlace[];
};

const containers = new Set(['w:drawing', 'w:pict', 'w:object']);
/** Colours of lines, effects and fonts, which are not what lies behind the text. */
const otherColours = new Set(['a:ln', 'a:lnRef', 'a:effectLst', 'a:effectRef', 'a:fontRef']);
const vmlShapes = new Set(['v:shape', 'v:rect', 'v:roundrect', 'v:oval']);
const shapes = new Set(['wps:wsp', 'pic:pic', ...vmlShapes]);

/** Follows pictures and text boxes: whether there is something to see, what it says to a screen reader, where it is and what is behind its text. */
export function createDrawingTracker(theme: Theme) {
  const drawings: Drawing[] = [];
  let count = 0;
  return {
    open(name: string, attributes: XmlAttributes): void {
      if (containers.has(name)) drawings.push(startDrawing((count += 1)));
      else {
        const drawing = drawings.at(-1);
        if (drawing !== undefined) collect(drawing, { name, attributes, theme });
      }
    },
    text(content: string): void {
      const awaited = drawings.at(-1)?.placeText ?? null;
      if (awaited !== null) awaited.text += content;
    },
    /** `block` is the one beside which the drawing is. */
    close(name: string, block: number): FinishedDrawing | null {
      if (containers.has(name)) {
        const drawing = drawings.pop();
        return drawing === undefined ? null : finish(drawing, block);
      }
      const drawing = drawings.at(-1);
      if (drawing !== undefined) closeElement(drawing, name);
      return null;
    },
    /** What lies behind the text of the innermost text box; `undefined` is what lies behind the drawing. */
    fill(): Backdrop | undefined {
      const fill = drawings.at(-1)?.paint.fill;
      if (fill === undefined || fill === 'none') return undefined;
      return fill === 'unknown' ? 'unknown' : [fill];
    },
    /** The colour of letters of the innermost text box that have none of their own. */
    ink: (): number | undefined => drawings.at(-1)?.paint.ink,
    isHidden: (): boolean => drawings.some((drawing) => drawing.isHidden),
    /** Where the innermost text box is. */
    place(block: number): ShapePlace | null {
      const drawing = drawings.at(-1);
      if (drawing === undefined) return null;
      drawing.shape.block = block;
      // A text box in a text box is nothing that Word makes.
      if (drawings.length > 1) drawing.shape.isDistorted = true;
      return drawing.shape;
    },
  };
}

function startDrawing(sequence: number): Drawing {
  const place = createDrawingPlace(sequence);
  return {
    isPicture: false,
    alternative: '',
    isHidden: false,
    place,
    placeText: null,
    polygon: createPolygon(),
    paint: createShapePaint(),
    isInFontStyle: false,
    otherColours: 0,
    frames: createShapeFrames(),
    vmlGroups: [],
    vmlPart: null,
    isInCamera: false,
    shape: createShapePlace(place, 0),
    shapes: [],
  };
}

function startShape(drawing: Drawing): void {
  // Each shape of a group has its own colours and room.
  drawing.paint = createShapePaint();
  drawing.shape = createShapePlace(drawing.place, drawing.shape.index + 1);
  drawing.vmlPart = null;
  drawing.frames.startShape();
}

function finishShape({ place, paint, frames, vmlGroups, vmlPart, shape }: Drawing): void {
  const framed = frames.place(place);
  shape.part = vmlGroups.length > 0 ? vmlPart : framed.part;
  shape.isOpaque = !paint.isSeeThrough && paint.fill !== undefined && paint.fill !== 'none';
  if (framed.isUnclear || (vmlGroups.length > 0 && vmlPart === null)) shape.isDistorted = true;
}

function finish({ isPicture, alternative, place, polygon, shapes }: Drawing, block: number): FinishedDrawing {
  // Text wraps around the outline that the drawing gives for it, which need not be its own.
  if (coversLittle(polygon)) place.isOverText = true;
  for (const shape of shapes) shape.block = block;
  return { isPicture, alternative, covers: shapes.filter(({ isOpaque }) => isOpaque) };
}

function closeElement(drawing: Drawing, name: string): void {
  if (otherColours.has(name)) drawing.otherColours -= 1;
  if (name === 'a:fontRef') drawing.isInFontStyle = false;
  if (name === 'a:camera') drawing.isInCamera = false;
  if (drawing.placeText?.element === name) {
    collectDrawingText(drawing.place, drawing.placeText);
    drawing.placeText = null;
  }
  if (shapes.has(name)) {
    finishShape(drawing);
    drawing.shapes.push(drawing.shape);
  }
  if (name === 'v:group') drawing.vmlGroups.pop();
  drawing.frames.close(name);
}

function collect(
  drawing: Drawing,
  element: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const { name, attributes } = element;
  if (shapes.has(name)) startShape(drawing);
  if (otherColours.has(name)) drawing.otherColours += 1;
  if (drawing.otherColours === 0) collectFill(drawing.paint, element);
  if (drawing.isInFontStyle) collectInk(drawing.paint, element);
  drawing.placeText = collectDrawingPlace(drawing.place, name, attributes) ?? drawing.placeText;
  collectPolygon(drawing.polygon, name, attributes);
  drawing.frames.open(name, attributes);
  switch (name) {
    case 'a:fontRef':
      drawing.isInFontStyle = true;
      return;
    case 'pic:pic':
    case 'c:chart':
    case 'v:imagedata':
      drawing.isPicture = true;
      drawing.paint.fill = 'unknown';
      return;
    case 'a:graphicData':
      if (/(?:diagram|chart)/.test(attributes['uri'] ?? '')) drawing.isPicture = true;
      return;
    case 'wp:docPr':
      drawing.alternative ||= attributes['descr'] ?? attributes['title'] ?? '';
      if (isTrue(attributes['hidden'])) drawing.isHidden = true;
      return;
    case 'wps:bodyPr':
      drawing.shape.insets = {
        left: emu(attributes['lIns']) ?? usualInsets.left,
        top: emu(attributes['tIns']) ?? usualInsets.top,
        right: emu(attributes['rIns']) ?? usualInsets.right,
        bottom: emu(attributes['bIns']) ?? usualInsets.bottom,
      };
      drawing.shape.isTurned = /vert/i.test(attributes['vert'] ?? '');
      return;
    case 'a:spAutoFit':
      drawing.shape.grows = true;
      return;
    case 'a:camera':
      drawing.isInCamera = true;
      return;
    case 'a:rot':
      if (drawing.isInCamera) drawing.shape.isDistorted = true;
      return;
    case 'v:fill':
      collectVmlOpacity(drawing.paint, attributes);
      return;
    case 'v:textbox':
      collectVmlTextBox(drawing, attributes);
      return;
    case 'v:group':
      openVmlShape(drawing, attributes);
      drawing.vmlGroups.push(createVmlGroup(attributes, vmlRoom(drawing)));
      return;
    default:
      if (!vmlShapes.has(name)) return;
      openVmlShape(drawing, attributes);
      // VML shapes are white unless they say otherwise.
      drawing.paint.fill = 0xffffff;
      collectVmlFill(drawing.paint, attributes);
  }
}

function openVmlShape(drawing: Drawing, attributes: XmlAttributes): void {
  const { place, vmlGroups } = drawing;
  drawing.alternative ||= attributes['alt'] ?? '';
  const style = parseVmlStyle(attributes['style'] ?? '');
  if (style.get('visibility') === 'hidden' || style.get('display') === 'none') drawing.isHidden = true;
  const group = vmlGroups.at(-1);
  if (group === undefined) collectVmlPlace(place, style);
  else drawing.vmlPart = placeInVmlGroup(style, group);
}

/** Where the group that begins lies, from the drawing's upper left corner. */
function vmlRoom({ vmlGroups, vmlPart, place }: Drawing): Rect {
  if (vmlGroups.length > 0 && vmlPart !== null) return vmlPart;
  return { left: 0, top: 0, width: place.width.lengthPt ?? 0, height: place.height.lengthPt ?? 0 };
}

function collectVmlTextBox(drawing: Drawing, attributes: XmlAttributes): void {
  const style = parseVmlStyle(attributes['style'] ?? '');
  if (style.get('mso-fit-shape-to-text')?.startsWith('t') === true) drawing.shape.grows = true;
  drawing.shape.isTurned = style.get('layout-flow')?.startsWith('vertical') === true;
  if (attributes['inset'] === undefined) return;
  const [left, top, right, bottom] = attributes['inset']
    .split(',')
    .map((inset) => parseVmlLength(inset.trim().toLowerCase()));
  drawing.shape.insets = {
    left: left ?? usualInsets.left,
    top: top ?? usualInsets.top,
    right: right ?? usualInsets.right,
    bottom: bottom ?? usualInsets.bottom,
  };
}

function emu(value: string | undefined): number | undefined {
  const length = parseWhole(value);
  return length === undefined ? undefined : length / emuPerPoint;
}
