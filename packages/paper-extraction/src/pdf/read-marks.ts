import { OPS } from 'unpdf/pdfjs';
import { changeState } from './change-state.ts';
import { drawText } from './draw-text.ts';
import type { Glyph } from './glyph.ts';
import { setTextMatrix, startGraphicsState, type GraphicsState } from './graphics-state.ts';
import type { Box } from './matrix.ts';
import {
  boxHolds,
  IDENTITY,
  intersectBoxes,
  multiply,
  toBox,
  toMatrix,
  transformBox,
  uniteBoxes,
} from './matrix.ts';
import { type Shape, isCover, LEAST_COVER, readShape, shapeOfStroke } from './path-shape.ts';
import { FILLING, FILLING_AND_STROKING, EVEN_ODD, STROKING, PAINTING } from './paint-operators.ts';
import type { MarkReading } from './mark-reading.ts';
import type { Drawing, Fill, PageMarks, Picture, Rule } from './page-marks.ts';
import { LayerStack } from './layer-stack.ts';
import { isMask, listItems } from './read-field.ts';

/** Points below which a filled bar or stroke is a line and not an area. */
const RULE_THICKNESS = 2.5;
const PICTURE_SIDE = 18;
/** Beyond this many marks of a kind a page is a drawing; the glyphs are compared with each of them. */
const MOST_MARKS = 3_000;
/** Clipping paths inside each other that are followed at a time. */
const MOST_CLIPS = 8;
const UNIT_BOX: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };

/** Annotations smaller than this many points cover no text. */
const LEAST_ANNOTATION_COVER = 72;

type Paint = Pick<Fill, 'box' | 'colour' | 'opacity' | 'order'> & {
  readonly shape: Shape | 'rectangle' | null;
};

/** A page set solid in six-point type holds some 20,000. */
const MOST_GLYPHS = 200_000;

/** Follows a page's drawing operations and measures what they leave on it; `null` for more than a page can hold. */
export function readMarks(reading: MarkReading): PageMarks | null {
  const { fnArray, argsArray } = reading.drawing;
  const reader = new MarkReader(reading);
  let glyphs = 0;
  for (const [order, operation] of fnArray.entries()) {
    const args = listItems(argsArray[order]);
    if (operation === OPS.showText) glyphs += listItems(args[0]).length;
    if (glyphs > MOST_GLYPHS) return null;
    reader.follow(operation, args, order);
  }
  return reader.finish(fnArray.length);
}

class MarkReader {
  readonly #reading: MarkReading;
  readonly #glyphs: Glyph[] = [];
  readonly #fills: Fill[] = [];
  readonly #pictures: Picture[] = [];
  readonly #rules: Rule[] = [];
  readonly #drawings: Drawing[] = [];
  readonly #saved: GraphicsState[] = [];
  readonly #layers: LayerStack;
  readonly #openForms: { box: Box | null; paths: number; start: number }[] = [];
  #state: GraphicsState;
  #invisible = '';
  #clipsNextPath: 'winding' | 'even-odd' | null = null;
  #mayHoldPicture = false;
  #isInAnnotation = false;
  #isMaskEmpty = false;

  constructor(reading: MarkReading) {
    this.#layers = new LayerStack(reading.isLayerVisible);
    this.#reading = reading;
    this.#state = startGraphicsState(reading.toPageSpace, reading.pageBox);
  }

  finish(order: number): PageMarks {
    this.#notePicture(order);
    return {
      glyphs: this.#glyphs,
      fills: this.#fills.slice(-MOST_MARKS),
      pictures: this.#pictures.slice(-MOST_MARKS),
      rules: this.#rules.slice(-MOST_MARKS),
      drawings: this.#drawings.slice(-MOST_MARKS),
      invisible: this.#invisible,
    };
  }

  follow(operation: number, args: readonly unknown[], order: number): void {
    if (PAINTING.has(operation)) this.#mayHoldPicture = false;
    if (PAINTING.has(operation) || operation === OPS.transform) {
      if (operation !== OPS.paintFormXObjectBegin) this.#isMaskEmpty = false;
    }
    switch (operation) {
      case OPS.save:
        this.#saved.push({ ...this.#state });
        break;
      case OPS.restore:
        this.#notePicture(order);
        this.#restore();
        break;
      case OPS.transform:
        this.#transform(args);
        this.#mayHoldPicture = true;
        break;
      case OPS.paintFormXObjectBegin:
        this.#beginForm(args, order);
        break;
      case OPS.paintFormXObjectEnd:
        this.#notePicture(order);
        this.#endForm(order);
        break;
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        this.#layers.open(args);
        break;
      case OPS.endMarkedContent:
        this.#notePicture(order);
        this.#layers.close();
        break;
      case OPS.clip:
      case OPS.eoClip:
        this.#clipsNextPath = operation === OPS.eoClip ? 'even-odd' : 'winding';
        break;
      case OPS.constructPath:
        this.#paintPath(args, order);
        break;
      case OPS.shadingFill:
        this.#addFill({
          box: this.#state.clip,
          colour: null,
          opacity: this.#state.opacity,
          order,
          shape: null,
        });
        break;
      case OPS.beginGroup:
        this.#saved.push({ ...this.#state });
        if (isMask(args[0])) this.#isMaskEmpty = true;
        break;
      case OPS.endGroup:
        this.#restore();
        break;
      case OPS.setGState:
        changeState(this.#state, operation, args, this.#reading.getFont);
        this.#mask(args[0]);
        break;
      case OPS.beginAnnotation:
        this.#beginAnnotation(args);
        break;
      case OPS.endAnnotation:
        this.#restore();
        this.#mayHoldPicture = false;
        this.#isInAnnotation = false;
        break;
      case OPS.beginText:
        setTextMatrix(this.#state, IDENTITY);
        break;
      case OPS.showText:
        if (!this.#isInAnnotation) this.#showText(args[0], order);
        break;
      default:
        changeState(this.#state, operation, args, this.#reading.getFont);
    }
  }

  /**
   * Pictures are never decoded: the library drops them, which leaves a transformation that nothing is painted
   * under. Such a place is read as a picture, which fills the unit square of its space (PDF 32000-1, 8.9.5).
   */
  #notePicture(order: number): void {
    if (!this.#mayHoldPicture) return;
    this.#mayHoldPicture = false;
    if (this.#layers.isHidden || this.#isInAnnotation) return;
    const box = intersectBoxes(transformBox(this.#state.ctm, UNIT_BOX), this.#state.clip);
    if (box.x1 - box.x0 >= PICTURE_SIDE && box.y1 - box.y0 >= PICTURE_SIDE)
      this.#pictures.push({ box, order });
  }

  /** A mask is drawn before it is set: one in which nothing is painted lets nothing through. */
  #mask(entries: unknown): void {
    for (const entry of listItems(entries)) {
      const [key, setting] = listItems(entry);
      if (key === 'SMask') this.#state.isMaskedOut = setting === true && this.#isMaskEmpty;
    }
  }

  /** What annotations paint is followed for what it covers; what they say is read elsewhere. */
  #beginAnnotation([, rect, transform, matrix]: readonly unknown[]): void {
    this.#saved.push(this.#state);
    this.#state = startGraphicsState(this.#reading.toPageSpace, this.#reading.pageBox);
    this.#isInAnnotation = true;
    const box = toBox(rect);
    if (box !== null) this.#clip(box);
    this.#transform(transform);
    this.#transform(matrix);
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  #transform(value: unknown): void {
    const matrix = toMatrix(value);
    if (matrix !== null) this.#state.ctm = multiply(this.#state.ctm, matrix);
  }

  #beginForm([matrix, bbox]: readonly unknown[], start: number): void {
    this.#saved.push({ ...this.#state });
    this.#transform(matrix);
    const box = toBox(bbox);
    if (box !== null) this.#clip(box);
    this.#openForms.push({ box: null, paths: 0, start });
  }

  #endForm(end: number): void {
    this.#restore();
    const form = this.#openForms.pop();
    if (form === undefined || form.box === null) return;
    const { box, paths, start } = form;
    this.#drawings.push({ box, paths, start, end });
    this.#growForm(box, paths);
  }

  #growForm(box: Box, paths: number): void {
    const form = this.#openForms.at(-1);
    if (form === undefined) return;
    form.paths += paths;
    form.box = form.box === null ? box : uniteBoxes(form.box, box);
  }

  #clip(box: Box): void {
    this.#state.clip = intersectBoxes(this.#state.clip, transformBox(this.#state.ctm, box));
  }

  #paintPath([paint, path, bounds]: readonly unknown[], order: number): void {
    const box = toBox(bounds);
    const clips = this.#clipsNextPath;
    this.#clipsNextPath = null;
    if (box === null || typeof paint !== 'number') return;
    const [data] = listItems(path);
    if ((FILLING.has(paint) || STROKING.has(paint)) && !this.#layers.isHidden) {
      const seen = intersectBoxes(transformBox(this.#state.ctm, box), this.#state.clip);
      if (seen.x1 >= seen.x0 && seen.y1 >= seen.y0 && !this.#isInAnnotation) this.#growForm(seen, 1);
      if (seen.y1 - seen.y0 <= RULE_THICKNESS && seen.x1 > seen.x0) {
        if (!this.#isInAnnotation) this.#rules.push({ x0: seen.x0, x1: seen.x1, y: (seen.y0 + seen.y1) / 2 });
      } else if (FILLING.has(paint) && isCover(seen)) {
        const shape = readShape(data, this.#state.ctm, EVEN_ODD.has(paint));
        this.#addFill({ box: seen, colour: this.#state.fill, opacity: this.#state.opacity, order, shape });
      }
      if (STROKING.has(paint) || FILLING_AND_STROKING.has(paint)) this.#addStroke(data, order);
    }
    if (clips !== null) {
      const shape = readShape(data, this.#state.ctm, clips === 'even-odd');
      this.#clip(box);
      if (shape !== null && shape !== 'rectangle')
        this.#state.clipShapes = [...this.#state.clipShapes, shape].slice(-MOST_CLIPS);
    }
  }

  #addStroke(data: unknown, order: number): void {
    const { ctm, lineWidth, clip, stroke, strokeOpacity } = this.#state;
    const width = lineWidth * Math.sqrt(Math.abs(ctm[0] * ctm[3] - ctm[1] * ctm[2]));
    if (width < LEAST_COVER || !(data instanceof Float32Array)) return;
    const shape = shapeOfStroke(data, ctm, width);
    if (shape === null) return;
    const box = intersectBoxes(shape.box, clip);
    if (isCover(box)) this.#addFill({ box, colour: stroke, opacity: strokeOpacity, order, shape });
  }

  /** Paint that is mixed with what lies below it may give any colour. */
  #addFill({ box, colour, opacity, order, shape }: Paint): void {
    const { isMixed, clipShapes } = this.#state;
    // The icon of a comment hides a letter or two and no text.
    if (this.#isInAnnotation && Math.max(box.x1 - box.x0, box.y1 - box.y0) < LEAST_ANNOTATION_COVER) return;
    const shapes = shape === null || shape === 'rectangle' ? clipShapes : [shape, ...clipShapes];
    this.#fills.push({
      box,
      colour: isMixed ? null : colour,
      opacity: isMixed ? 0 : opacity,
      order,
      holds: (x, y) => boxHolds(box, x, y) && shapes.every((known) => known.holds(x, y)),
      isVague: shape === null,
    });
  }

  #showText(items: unknown, order: number): void {
    const drawn = drawText(this.#state, items, {
      order,
      contentId: this.#layers.contentId,
      isArtifact: this.#layers.isArtifact,
      inHiddenLayer: this.#layers.isHidden,
    });
    for (const glyph of drawn.glyphs) this.#glyphs.push(glyph);
    this.#invisible += drawn.invisible;
  }
}
