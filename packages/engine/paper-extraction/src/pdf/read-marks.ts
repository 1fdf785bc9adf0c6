import { OPS } from 'unpdf/pdfjs';
import { changeState } from './change-state.ts';
import { type PaintedArea, PagePaint } from './page-paint.ts';
import {
  filledArea,
  pictureArea,
  shadingArea,
  stencilArea,
  strokeArea,
  PagePictures,
} from './painted-areas.ts';
import { drawText } from './draw-text.ts';
import type { Glyph } from './glyph.ts';
import { enterGroup, setTextMatrix, startGraphicsState, type GraphicsState } from './graphics-state.ts';
import type { Box } from './matrix.ts';
import { IDENTITY, intersectBoxes, multiply, toBox, toMatrix, transformBox, UNIT_BOX } from './matrix.ts';
import { readShape } from './path-shape.ts';
import { FILLING, EVEN_ODD, STROKING, PAINTING, PICTURES } from './paint-operators.ts';
import type { MarkReading } from './mark-reading.ts';
import { FormStack, LayerStack } from './drawing-stacks.ts';
import type { PageMarks, Rule } from './page-marks.ts';
import { isMask, listItems, readField } from './read-field.ts';

/** Points below which a filled bar or stroke is a line and not an area. */
const RULE_THICKNESS = 2.5;
/** Beyond this many marks of a kind a page is a drawing; the glyphs are compared with each of them. */
const MOST_MARKS = 3_000;
/** Clipping paths inside each other that are followed at a time. */
const MOST_CLIPS = 8;

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

function startState({ toPageSpace, pageBox, baseTransfer }: MarkReading): GraphicsState {
  return startGraphicsState(toPageSpace, pageBox, baseTransfer);
}

type Step = (
  reader: MarkReader,
  operation: { readonly args: readonly unknown[]; readonly order: number },
) => void;

class MarkReader {
  /** What each operation leaves on the page; any other only changes the state. */
  static readonly #steps: Readonly<Record<number, Step>> = {
    [OPS.save]: (reader) => {
      reader.#saved.push({ ...reader.#state });
    },
    [OPS.restore]: (reader, { order }) => {
      reader.#notePicture(order);
      reader.#restore();
    },
    [OPS.transform]: (reader, { args }) => {
      reader.#transform(args);
      reader.#mayHoldPicture = true;
    },
    [OPS.paintFormXObjectBegin]: (reader, { args, order }) => reader.#beginForm(args, order),
    [OPS.paintFormXObjectEnd]: (reader, { order }) => {
      reader.#notePicture(order);
      reader.#endForm(order);
    },
    [OPS.beginMarkedContent]: (reader, { args }) => reader.#layers.open(args),
    [OPS.beginMarkedContentProps]: (reader, { args }) => reader.#layers.open(args),
    [OPS.endMarkedContent]: (reader, { order }) => {
      reader.#notePicture(order);
      reader.#layers.close();
    },
    [OPS.clip]: (reader) => {
      reader.#clipsNextPath = 'winding';
    },
    [OPS.eoClip]: (reader) => {
      reader.#clipsNextPath = 'even-odd';
    },
    [OPS.constructPath]: (reader, { args, order }) => reader.#paintPath(args, order),
    [OPS.shadingFill]: (reader, { args, order }) => {
      if (!reader.#layers.isHidden) {
        const shading = typeof args[0] === 'string' ? reader.#reading.getPattern(args[0]) : null;
        reader.#addFill(shadingArea(reader.#state, shading, order));
      }
    },
    [OPS.paintImageXObject]: (reader, { args, order }) => reader.#paintPicture(args[0], order, false),
    [OPS.paintInlineImageXObject]: (reader, { args, order }) => reader.#paintPicture(args[0], order, false),
    [OPS.paintImageMaskXObject]: (reader, { args, order }) => reader.#paintPicture(args[0], order, true),
    [OPS.paintSolidColorImageMask]: (reader, { order }) => {
      if (!reader.#layers.isHidden) reader.#addFill(stencilArea(reader.#state, order));
    },
    [OPS.beginGroup]: (reader, { args }) => reader.#beginGroup(args[0]),
    [OPS.endGroup]: (reader, { args }) => reader.#endGroup(args[0]),
    [OPS.setGState]: (reader, { args }) => {
      changeState(reader.#state, OPS.setGState, args, reader.#reading);
      reader.#mask(args[0]);
    },
    [OPS.beginAnnotation]: (reader, { args }) => reader.#beginAnnotation(args),
    [OPS.endAnnotation]: (reader) => {
      reader.#restore();
      reader.#mayHoldPicture = false;
      reader.#isInAnnotation = false;
    },
    [OPS.beginText]: (reader) => {
      setTextMatrix(reader.#state, IDENTITY);
      reader.#clipLetters = [];
    },
    [OPS.endText]: (reader) => {
      if (reader.#clipLetters.length > 0)
        reader.#state.textClip = [...(reader.#state.textClip ?? []), ...reader.#clipLetters];
      reader.#clipLetters = [];
    },
    [OPS.showText]: (reader, { args, order }) => {
      if (!reader.#isInAnnotation && !reader.#paint.isInMask) reader.#showText(args[0], order);
    },
  };

  readonly #reading: MarkReading;
  readonly #glyphs: Glyph[] = [];
  readonly #paint = new PagePaint();
  readonly #pictures = new PagePictures();
  readonly #rules: Rule[] = [];
  readonly #saved: GraphicsState[] = [];
  readonly #layers: LayerStack;
  readonly #forms = new FormStack();
  #state: GraphicsState;
  #invisible = '';
  #clipsNextPath: 'winding' | 'even-odd' | null = null;
  #mayHoldPicture = false;
  #isInAnnotation = false;
  #clipLetters: Glyph[] = [];

  constructor(reading: MarkReading) {
    this.#layers = new LayerStack(reading.isLayerVisible);
    this.#reading = reading;
    this.#state = startState(reading);
  }

  finish(order: number): PageMarks {
    this.#notePicture(order);
    return {
      glyphs: this.#glyphs,
      fills: this.#paint.fills,
      pictures: this.#pictures.latest,
      picturePlaces: this.#pictures.places,
      rules: this.#rules.slice(-MOST_MARKS),
      drawings: this.#forms.drawings.slice(-MOST_MARKS),
      invisible: this.#invisible,
    };
  }

  follow(operation: number, args: readonly unknown[], order: number): void {
    if (PAINTING.has(operation)) {
      if (this.#reading.leavesPicturesOut && !PICTURES.has(operation)) this.#notePicture(order);
      this.#mayHoldPicture = false;
    }
    const step = MarkReader.#steps[operation];
    if (step === undefined) changeState(this.#state, operation, args, this.#reading);
    else step(this, { args, order });
  }

  /**
   * The library drops pictures that are too large to be decoded, which leaves a transformation that nothing is
   * painted under. Such a place is read as a picture; it fills the unit square of its space (PDF 32000-1, 8.9.5).
   */
  #notePicture(order: number): void {
    if (!this.#mayHoldPicture) return;
    this.#mayHoldPicture = false;
    if (this.#layers.isHidden || this.#isInAnnotation) return;
    const box = intersectBoxes(transformBox(this.#state.ctm, UNIT_BOX), this.#state.clip);
    this.#addPicture(box, order, null);
  }

  #paintPicture(given: unknown, order: number, isStencil: boolean): void {
    if (this.#layers.isHidden) return;
    const box = intersectBoxes(transformBox(this.#state.ctm, UNIT_BOX), this.#state.clip);
    const id = isStencil ? readField(given, 'data') : given;
    const picture = typeof id === 'string' ? this.#reading.getPattern(id) : given;
    this.#addPicture(box, order, picture, isStencil);
  }

  #addPicture(box: Box, order: number, picture: unknown, isStencil = false): void {
    if (!(box.x1 > box.x0 && box.y1 > box.y0)) return;
    const { isInMask } = this.#paint;
    if (!this.#isInAnnotation && !isInMask) this.#pictures.add(box, order, picture);
    this.#addFill(pictureArea(this.#state, { box, order, picture, isStencil, isInMask }));
  }

  /** What a group paints is painted together, with the opacity and the mask that hold where it begins. */
  #beginGroup(group: unknown): void {
    this.#saved.push({ ...this.#state });
    if (isMask(group)) this.#paint.openMask(group);
    enterGroup(this.#state, isMask(group));
  }

  #endGroup(group: unknown): void {
    this.#restore();
    if (isMask(group)) this.#paint.closeMask();
  }

  /** A mask is drawn before it is set (PDF 32000-1, 11.6.5.3). What it lets through at an unknown colour is nothing. */
  #mask(entries: unknown): void {
    for (const entry of listItems(entries)) {
      const [key, setting] = listItems(entry);
      if (key === 'SMask') this.#state.mask = setting === true ? this.#paint.mask : null;
    }
  }

  /** What annotations paint is followed for what it covers; what they say is read elsewhere. */
  #beginAnnotation([, rect, transform, matrix]: readonly unknown[]): void {
    this.#saved.push(this.#state);
    this.#state = startState(this.#reading);
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
    if (matrix === null) return;
    this.#state.ctm = multiply(this.#state.ctm, matrix);
    this.#pictures.notePlace(this.#state.ctm, this.#reading.pageBox);
  }

  #beginForm([matrix, bbox]: readonly unknown[], start: number): void {
    this.#saved.push({ ...this.#state });
    this.#transform(matrix);
    this.#state.patternCtm = this.#state.ctm;
    const box = toBox(bbox);
    if (box !== null) this.#clip(box);
    this.#forms.begin(start);
  }

  #endForm(end: number): void {
    this.#restore();
    this.#forms.end(end);
  }

  #clip(box: Box): void {
    this.#state.clip = intersectBoxes(this.#state.clip, transformBox(this.#state.ctm, box));
  }

  #paintPath([paint, path, bounds]: readonly unknown[], order: number): void {
    const box = toBox(bounds);
    const clips = this.#clipsNextPath;
    this.#clipsNextPath = null;
    // What is clipped to a path without any point is clipped away.
    if (box === null && clips !== null) this.#state.clip = { x0: 0, y0: 0, x1: -1, y1: -1 };
    if (box === null || typeof paint !== 'number') return;
    const [data] = listItems(path);
    if ((FILLING.has(paint) || STROKING.has(paint)) && !this.#layers.isHidden) {
      const seen = intersectBoxes(transformBox(this.#state.ctm, box), this.#state.clip);
      if (seen.x1 >= seen.x0 && seen.y1 >= seen.y0 && !this.#isInAnnotation) this.#forms.grow(seen, 1);
      if (seen.y1 - seen.y0 <= RULE_THICKNESS && seen.x1 > seen.x0) {
        if (!this.#isInAnnotation) this.#rules.push({ x0: seen.x0, x1: seen.x1, y: (seen.y0 + seen.y1) / 2 });
      }
      if (FILLING.has(paint))
        this.#addFill(filledArea(this.#state, data, { order, seen, isEvenOdd: EVEN_ODD.has(paint) }));
      if (STROKING.has(paint)) this.#addFill(strokeArea(this.#state, data, { order, bounds: box }));
    }
    if (clips !== null) {
      const shape = readShape(data, this.#state.ctm, clips === 'even-odd');
      this.#clip(box);
      if (shape !== null && shape !== 'rectangle')
        this.#state.clipShapes = [...this.#state.clipShapes, shape].slice(-MOST_CLIPS);
    }
  }

  #addFill(area: PaintedArea | null): void {
    if (area !== null) this.#paint.add(this.#state, { ...area, isAnnotation: this.#isInAnnotation });
  }

  #showText(items: unknown, order: number): void {
    const drawn = drawText(this.#state, items, {
      order,
      contentId: this.#layers.contentId,
      isArtifact: this.#layers.isArtifact,
      inHiddenLayer: this.#layers.isHidden,
    });
    for (const glyph of drawn.glyphs) this.#glyphs.push(glyph);
    if (this.#state.renderingMode >= 4) this.#clipLetters.push(...drawn.glyphs);
    this.#invisible += drawn.invisible;
  }
}
