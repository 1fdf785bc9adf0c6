import {
  collectFill,
  collectInk,
  collectVmlFill,
  collectVmlFillKind,
  collectVmlOpacity,
  collectVmlTextPath,
  groundOf,
  startPicture,
} from './drawing-fill.ts';
import type { DrawingAnchor, Rect, ShapePlace } from './drawing-place.ts';
import { usualInsets } from './drawing-place.ts';
import { finishDrawing, finishShape, startDrawing, startShape } from './drawing-state.ts';
import type { Drawing, FinishedDrawing } from './drawing-state.ts';
import { collectDrawingPlace, collectDrawingText, collectPolygon } from './drawingml-place.ts';
import { emuPerPoint, isTrue, parseWhole } from './measures.ts';
import type { XmlAttributes } from './read-xml.ts';
import type { Backdrop } from './run-visibility.ts';
import type { Theme } from './theme.ts';
import {
  collectVmlPlace,
  createVmlGroup,
  parseVmlLength,
  parseVmlStyle,
  placeInVmlGroup,
} from './vml-place.ts';

const containers = new Set(['w:drawing', 'w:pict', 'w:object']);
/** Colours of lines, effects and fonts, which are not what lies behind the text. */
const otherColours = new Set(['a:ln', 'a:lnRef', 'a:effectLst', 'a:effectRef', 'a:fontRef']);
const vmlLines = new Set(['v:line', 'v:polyline', 'v:curve', 'v:arc']);
const vmlShapes = new Set(['v:shape', 'v:rect', 'v:roundrect', 'v:oval', 'v:image', ...vmlLines]);
const graphicFrames = new Set(['wpg:graphicFrame', 'wpc:graphicFrame']);
const shapes = new Set(['wps:wsp', 'pic:pic', ...graphicFrames, ...vmlShapes]);

/** Follows pictures and text boxes: whether there is something to see, what it says to a screen reader, where it is and what is behind its text. */
export class DrawingTracker {
  readonly #theme: Theme;
  readonly #drawings: Drawing[] = [];
  #count = 0;

  constructor(theme: Theme) {
    this.#theme = theme;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (containers.has(name)) this.#drawings.push(startDrawing((this.#count += 1)));
    else {
      const drawing = this.#drawings.at(-1);
      if (drawing !== undefined) collect(drawing, { name, attributes, theme: this.#theme });
    }
  }

  text(content: string): void {
    const awaited = this.#drawings.at(-1)?.placeText ?? null;
    if (awaited !== null) awaited.text += content;
  }

  close(name: string, anchor: DrawingAnchor): FinishedDrawing | null {
    if (containers.has(name)) {
      const drawing = this.#drawings.pop();
      return drawing === undefined ? null : finishDrawing(drawing, anchor);
    }
    const drawing = this.#drawings.at(-1);
    if (drawing !== undefined) closeElement(drawing, name);
    return null;
  }

  /** What lies behind the text of the innermost text box; `undefined` is what lies behind the drawing. */
  fill(): Backdrop | undefined {
    const paint = this.#drawings.at(-1)?.paint;
    return paint === undefined ? undefined : groundOf(paint);
  }

  /** The colour of letters of the innermost text box that have none of their own. */
  ink(): number | undefined {
    return this.#drawings.at(-1)?.paint.ink;
  }

  isHidden(): boolean {
    return this.#drawings.some((drawing) => drawing.isHidden);
  }

  /** Where the innermost text box is. */
  place(anchor: DrawingAnchor): ShapePlace | null {
    const drawing = this.#drawings.at(-1);
    if (drawing === undefined) return null;
    drawing.holdsText = true;
    drawing.shape.anchor = anchor;
    // A text box in a text box is nothing that Word makes.
    if (this.#drawings.length > 1) drawing.shape.isDistorted = true;
    return drawing.shape;
  }
}

function closeElement(drawing: Drawing, name: string): void {
  if (otherColours.has(name)) drawing.otherColours -= 1;
  if (name === 'a:fontRef') drawing.isInFontStyle = false;
  if (name === 'a:ln') drawing.isInLine = false;
  if (name === 'a:fillRef') drawing.isInOtherFill = false;
  if (name === 'a:camera') drawing.isInCamera = false;
  if (drawing.placeText?.element === name) {
    collectDrawingText(drawing.place, drawing.placeText);
    drawing.placeText = null;
  }
  if (shapes.has(name)) {
    finishShape(drawing);
    drawing.shapes.push(drawing.shape);
  }
  if (name === 'v:group') closeVmlGroup(drawing);
  drawing.frames.close(name);
}

function startPictureOf(drawing: Drawing): void {
  drawing.isPicture = true;
  startPicture(drawing.paint);
}

/** What elements of DrawingML say about the drawing that they are in. */
const drawingElements: Readonly<Record<string, (drawing: Drawing, attributes: XmlAttributes) => void>> = {
  'a:fontRef': (drawing) => {
    drawing.isInFontStyle = true;
  },
  'pic:pic': startPictureOf,
  'c:chart': startPictureOf,
  'v:imagedata': startPictureOf,
  'a:ln': (drawing, attributes) => {
    drawing.isInLine = true;
    drawing.linePt = emu(attributes['w']) ?? 0;
  },
  'a:noFill': (drawing) => {
    if (drawing.isInLine) drawing.linePt = 0;
  },
  'a:graphicData': (drawing, attributes) => {
    if (/(?:diagram|chart)/.test(attributes['uri'] ?? '')) drawing.isPicture = true;
  },
  'wp:docPr': (drawing, attributes) => {
    drawing.alternative ||= attributes['descr'] ?? attributes['title'] ?? '';
    if (isTrue(attributes['hidden'])) drawing.isHidden = drawing.isWholeHidden = true;
  },
  'wps:bodyPr': (drawing, attributes) => {
    drawing.shape.insets = {
      left: emu(attributes['lIns']) ?? usualInsets.left,
      top: emu(attributes['tIns']) ?? usualInsets.top,
      right: emu(attributes['rIns']) ?? usualInsets.right,
      bottom: emu(attributes['bIns']) ?? usualInsets.bottom,
    };
    drawing.shape.isTurned = /vert/i.test(attributes['vert'] ?? '');
  },
  'a:spAutoFit': (drawing) => {
    drawing.shape.grows = true;
  },
  'a:camera': (drawing) => {
    drawing.isInCamera = true;
  },
  'a:rot': (drawing) => {
    if (drawing.isInCamera) drawing.shape.isDistorted = true;
  },
  'w14:contentPart': (drawing) => {
    drawing.isInk = true;
  },
};

function collect(
  drawing: Drawing,
  element: { readonly name: string; readonly attributes: XmlAttributes; readonly theme: Theme },
): void {
  const { name, attributes } = element;
  if (shapes.has(name)) startShape(drawing);
  if (otherColours.has(name)) drawing.otherColours += 1;
  if (name === 'a:fillRef' && drawing.paint.fill !== undefined) drawing.isInOtherFill = true;
  if (drawing.otherColours === 0 && !drawing.isInOtherFill) collectFill(drawing.paint, element);
  if (drawing.isInFontStyle) collectInk(drawing.paint, element);
  drawing.placeText = collectDrawingPlace(drawing.place, name, attributes) ?? drawing.placeText;
  collectPolygon(drawing.polygon, name, attributes);
  drawing.frames.open(name, attributes);
  const say = drawingElements[name];
  if (say !== undefined) {
    say(drawing, attributes);
    return;
  }
  if (graphicFrames.has(name)) startPicture(drawing.paint);
  collectVml(drawing, name, attributes);
}

function collectVml(drawing: Drawing, name: string, attributes: XmlAttributes): void {
  switch (name) {
    case 'v:fill':
      collectVmlFillKind(drawing.paint, attributes);
      collectVmlOpacity(drawing.paint, attributes);
      return;
    case 'v:textpath':
      collectVmlTextPath(drawing.paint, attributes);
      return;
    case 'v:textbox':
      collectVmlTextBox(drawing, attributes);
      return;
    case 'v:group':
      openVmlGroup(drawing, attributes);
      return;
    default:
      if (!vmlShapes.has(name)) return;
      drawing.isShapeHidden = openVmlShape(drawing, attributes);
      // VML shapes are white unless they say otherwise.
      drawing.paint.fill = name === 'v:line' ? 'none' : 0xffffff;
      collectVmlFill(drawing.paint, attributes);
      if (name === 'v:image') startPicture(drawing.paint);
      if (!['f', 'false'].includes(attributes['stroked'] ?? ''))
        drawing.linePt = parseVmlLength((attributes['strokeweight'] ?? '').toLowerCase()) ?? 0;
      // These say by their points where they are.
      if (vmlLines.has(name) && drawing.vmlGroups.length === 0) drawing.place.isUnclear = true;
      if (name === 'v:line') drawing.place.height.lengthPt ??= 0;
  }
}

/** Takes the place of a shape or group; answers whether it is switched off. */
function openVmlShape(drawing: Drawing, attributes: XmlAttributes): boolean {
  const { place, vmlGroups } = drawing;
  drawing.alternative ||= attributes['alt'] ?? '';
  const style = parseVmlStyle(attributes['style'] ?? '');
  const isHidden = style.get('visibility') === 'hidden' || style.get('display') === 'none';
  if (isHidden) drawing.isHidden = true;
  const group = vmlGroups.at(-1);
  if (group === undefined) collectVmlPlace(place, style);
  else drawing.vmlPart = placeInVmlGroup(style, group);
  return isHidden;
}

function openVmlGroup(drawing: Drawing, attributes: XmlAttributes): void {
  const isHidden = openVmlShape(drawing, attributes);
  if (isHidden) drawing.hiddenGroups += 1;
  drawing.vmlGroups.push({ ...createVmlGroup(attributes, vmlRoom(drawing)), isHidden });
}

function closeVmlGroup(drawing: Drawing): void {
  if (drawing.vmlGroups.pop()?.isHidden === true) drawing.hiddenGroups -= 1;
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
