import { OPS } from 'unpdf/pdfjs';
import type { Glyph } from './glyph.ts';
import type { GraphicsState, PdfFont } from './graphics-state.ts';
import { changeState } from './change-state.ts';
import { setTextMatrix, startGraphicsState } from './graphics-state.ts';
import { drawText } from './draw-text.ts';
import type { Box, Matrix } from './matrix.ts';
import { boxArea, intersectBoxes, multiply, toBox, toMatrix, transformBox } from './matrix.ts';
import type { Drawing, Fill, PageMarks, Picture, Rule } from './page-marks.ts';

export type DrawingList = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

export type MarkReading = {
  readonly drawing: DrawingList;
  /** Maps the page's user space to page space. */
  readonly toPageSpace: Matrix;
  readonly pageBox: Box;
  readonly getFont: (id: string) => PdfFont | null;
  readonly isLayerVisible: (layer: unknown) => boolean;
};

/** Points below which a filled bar or stroke is a line and not an area. */
const RULE_THICKNESS = 2.5;
const PICTURE_SIDE = 18;

const FILLING = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const STROKING = new Set([OPS.stroke, OPS.closeStroke]);
const PAINTING = new Set([
  OPS.showText,
  OPS.constructPath,
  OPS.shadingFill,
  OPS.paintFormXObjectBegin,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

type Layer = { readonly artifact: boolean; readonly hidden: boolean; readonly contentId: number | null };

/**
 * Follows a page's drawing operations and measures what they leave on the page. Pictures are never decoded:
 * the library drops them, which leaves a transformation that nothing is painted under, and that is read as one.
 */
export function readMarks({
  drawing,
  toPageSpace,
  pageBox,
  getFont,
  isLayerVisible,
}: MarkReading): PageMarks {
  const glyphs: Glyph[] = [];
  const fills: Fill[] = [];
  const pictures: Picture[] = [];
  const rules: Rule[] = [];
  const drawings: Drawing[] = [];
  const openForms: { box: Box | null; paths: number }[] = [];
  let invisible = '';
  let state: GraphicsState = startGraphicsState(toPageSpace, pageBox);
  const saved: GraphicsState[] = [];
  const layers: Layer[] = [];
  let mayHoldPicture = false;
  let clipsNextPath = false;

  const notePicture = (order: number): void => {
    if (!mayHoldPicture) return;
    mayHoldPicture = false;
    const box = intersectBoxes(transformBox(state.ctm, { x0: 0, y0: 0, x1: 1, y1: 1 }), state.clip);
    if (box.x1 - box.x0 >= PICTURE_SIDE && box.y1 - box.y0 >= PICTURE_SIDE) pictures.push({ box, order });
  };
  const restore = (): void => {
    state = saved.pop() ?? state;
  };

  for (let order = 0; order < drawing.fnArray.length; order += 1) {
    const operation = drawing.fnArray[order];
    const raw = drawing.argsArray[order];
    const args: readonly unknown[] = Array.isArray(raw) ? raw : [];
    if (operation !== undefined && PAINTING.has(operation)) mayHoldPicture = false;
    switch (operation) {
      case OPS.save:
        saved.push({ ...state });
        break;
      case OPS.restore:
        notePicture(order);
        restore();
        break;
      case OPS.transform: {
        const matrix = toMatrix(args);
        if (matrix !== null) state.ctm = multiply(state.ctm, matrix);
        mayHoldPicture = true;
        break;
      }
      case OPS.paintFormXObjectBegin: {
        saved.push({ ...state });
        const matrix = toMatrix(args[0]);
        if (matrix !== null) state.ctm = multiply(state.ctm, matrix);
        const box = toBox(args[1]);
        if (box !== null) state.clip = intersectBoxes(state.clip, transformBox(state.ctm, box));
        openForms.push({ box: box === null ? null : state.clip, paths: 0 });
        break;
      }
      case OPS.paintFormXObjectEnd: {
        notePicture(order);
        restore();
        const form = openForms.pop();
        const outer = openForms.at(-1);
        if (form !== undefined && outer !== undefined) outer.paths += form.paths;
        if (form !== undefined && form.box !== null) drawings.push({ box: form.box, paths: form.paths });
        break;
      }
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        layers.push(openLayer(args, isLayerVisible));
        break;
      case OPS.endMarkedContent:
        notePicture(order);
        layers.pop();
        break;
      case OPS.clip:
      case OPS.eoClip:
        clipsNextPath = true;
        break;
      case OPS.constructPath: {
        const path = toBox(args[2]);
        const box = path === null ? null : transformBox(state.ctm, path);
        if (clipsNextPath && box !== null) state.clip = intersectBoxes(state.clip, box);
        clipsNextPath = false;
        const paint = args[0];
        if (box === null || typeof paint !== 'number') break;
        const isFill = FILLING.has(paint);
        if (!isFill && !STROKING.has(paint)) break;
        const form = openForms.at(-1);
        if (form !== undefined) form.paths += 1;
        const seen = intersectBoxes(box, state.clip);
        if (seen.y1 - seen.y0 <= RULE_THICKNESS && seen.x1 > seen.x0) {
          rules.push({ x0: seen.x0, x1: seen.x1, y: (seen.y0 + seen.y1) / 2 });
        } else if (isFill && boxArea(seen) > 0 && isRectangle(args[1])) {
          fills.push({ box: seen, colour: state.fill, opacity: state.opacity, order });
        }
        break;
      }
      case OPS.beginText:
        setTextMatrix(state, [1, 0, 0, 1, 0, 0]);
        break;
      case OPS.showText: {
        const drawn = drawText(state, args[0], {
          order,
          contentId: layers.findLast((layer) => layer.contentId !== null)?.contentId ?? null,
          isArtifact: layers.some((layer) => layer.artifact),
          inHiddenLayer: layers.some((layer) => layer.hidden),
        });
        for (const glyph of drawn.glyphs) glyphs.push(glyph);
        invisible += drawn.invisible;
        break;
      }
      default:
        if (operation !== undefined) changeState(state, operation, args, getFont);
    }
  }
  notePicture(drawing.fnArray.length);
  return { glyphs, fills, pictures, rules, drawings, invisible };
}

function openLayer(args: readonly unknown[], isLayerVisible: (layer: unknown) => boolean): Layer {
  const [tag, property] = args;
  return {
    artifact: tag === 'Artifact',
    hidden: tag === 'OC' && !isLayerVisible(property),
    contentId: tag !== 'OC' && typeof property === 'number' ? property : null,
  };
}

/** A rectangle is drawn as one move, three or four straight lines and perhaps a closing: 13 to 16 numbers. */
function isRectangle(path: unknown): boolean {
  const [data]: readonly unknown[] = Array.isArray(path) ? path : [];
  return data instanceof Float32Array && data.length >= 12 && data.length <= 16;
}
