import { OPS } from 'unpdf/pdfjs';
import { changeState } from './change-state.ts';
import { type ColourAt, layOver, type OpacityAt, samplePicture, sampleShading } from './paint-samples.ts';
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
import { isMask, listItems, readField } from './read-field.ts';

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

type Paint = Pick<Fill, 'box' | 'order'> & {
  readonly colour: string | null;
  readonly colourAt?: ColourAt | null;
  readonly opacity: number;
  readonly opacityAt?: OpacityAt;
  readonly shape: Shape | 'rectangle' | null;
  readonly isPicture?: boolean;
};

/** A soft mask while it is drawn: what it paints goes to no page. */
type OpenMask = { readonly fills: Fill[]; readonly isLuminosity: boolean; readonly backdrop: string };

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
  #fills: Fill[] = [];
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
  readonly #openMasks: { readonly mask: OpenMask; readonly page: Fill[] }[] = [];
  #lastMask: OpenMask | null = null;
  #clipLetters: Glyph[] = [];

  constructor(reading: MarkReading) {
    this.#layers = new LayerStack(reading.isLayerVisible);
    this.#reading = reading;
    this.#state = startGraphicsState(reading.toPageSpace, reading.pageBox);
  }

  finish(order: number): PageMarks {
    this.#notePicture(order);
    return {
      glyphs: this.#glyphs,
      fills: this.#fills,
      pictures: this.#pictures.slice(-MOST_MARKS),
      rules: this.#rules.slice(-MOST_MARKS),
      drawings: this.#drawings.slice(-MOST_MARKS),
      invisible: this.#invisible,
    };
  }

  follow(operation: number, args: readonly unknown[], order: number): void {
    if (PAINTING.has(operation)) this.#mayHoldPicture = false;
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
        this.#paintShading(args[0], order);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        this.#paintPicture(args[0], order, operation === OPS.paintImageMaskXObject);
        break;
      case OPS.paintSolidColorImageMask:
        this.#addFill({
          box: intersectBoxes(transformBox(this.#state.ctm, UNIT_BOX), this.#state.clip),
          colour: this.#state.fill,
          colourAt: this.#state.fillAt,
          opacity: this.#state.opacity,
          order,
          shape: 'rectangle',
        });
        break;
      case OPS.beginGroup:
        this.#beginGroup(args[0]);
        break;
      case OPS.endGroup:
        this.#endGroup(args[0]);
        break;
      case OPS.setGState:
        changeState(this.#state, operation, args, this.#reading);
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
        this.#clipLetters = [];
        break;
      case OPS.endText:
        if (this.#clipLetters.length > 0)
          this.#state.textClip = [...(this.#state.textClip ?? []), ...this.#clipLetters];
        this.#clipLetters = [];
        break;
      case OPS.showText:
        if (!this.#isInAnnotation && this.#openMasks.length === 0) this.#showText(args[0], order);
        break;
      default:
        changeState(this.#state, operation, args, this.#reading);
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
    const isLarge = box.x1 - box.x0 >= PICTURE_SIDE && box.y1 - box.y0 >= PICTURE_SIDE;
    if (isLarge && !this.#isInAnnotation && this.#openMasks.length === 0)
      this.#pictures.push({ box, order, isDecoded: picture !== null });
    const { ctm, fill, fillAt, opacity } = this.#state;
    const pixels = samplePicture(picture, ctm);
    this.#addFill({
      box,
      colour: isStencil ? fill : null,
      colourAt: isStencil ? fillAt : (pixels?.colourAt ?? null),
      opacity,
      opacityAt: pixels?.opacityAt ?? (() => 1),
      order,
      shape: 'rectangle',
      isPicture: true,
    });
  }

  #paintShading(id: unknown, order: number): void {
    if (this.#layers.isHidden) return;
    const { ctm, clip, opacity } = this.#state;
    const shading = typeof id === 'string' ? this.#reading.getPattern(id) : null;
    const colourAt = sampleShading(shading, ctm);
    this.#addFill({ box: clip, colour: null, colourAt, opacity, order, shape: 'rectangle' });
  }

  /** What a group paints is painted together, with the opacity and the mask that hold where it begins. */
  #beginGroup(group: unknown): void {
    this.#saved.push({ ...this.#state });
    const state = this.#state;
    if (isMask(group)) {
      const backdrop = readField(readField(group, 'smask'), 'backdrop');
      const mask: OpenMask = {
        fills: [],
        isLuminosity: readField(readField(group, 'smask'), 'subtype') === 'Luminosity',
        backdrop: typeof backdrop === 'string' ? backdrop : '#000000',
      };
      this.#openMasks.push({ mask, page: this.#fills });
      this.#fills = mask.fills;
      state.groupOpacity = 1;
      state.groupMasks = [];
      state.fill = '#000000';
      state.fillAt = null;
    } else {
      state.groupOpacity *= state.opacity;
      if (state.mask !== null) state.groupMasks = [...state.groupMasks, state.mask];
    }
    state.mask = null;
    state.opacity = 1;
    state.strokeOpacity = 1;
    state.blendMode = null;
  }

  #endGroup(group: unknown): void {
    this.#restore();
    if (!isMask(group)) return;
    const open = this.#openMasks.pop();
    if (open === undefined) return;
    this.#fills = open.page;
    this.#lastMask = open.mask;
  }

  /** A mask is drawn before it is set (PDF 32000-1, 11.6.5.3). What it lets through at an unknown colour is nothing. */
  #mask(entries: unknown): void {
    for (const entry of listItems(entries)) {
      const [key, setting] = listItems(entry);
      if (key === 'SMask') this.#state.mask = setting === true ? sampleMask(this.#lastMask) : null;
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
    this.#state.patternCtm = this.#state.ctm;
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
    // What is clipped to a path without any point is clipped away.
    if (box === null && clips !== null) this.#state.clip = { x0: 0, y0: 0, x1: -1, y1: -1 };
    if (box === null || typeof paint !== 'number') return;
    const [data] = listItems(path);
    if ((FILLING.has(paint) || STROKING.has(paint)) && !this.#layers.isHidden) {
      const seen = intersectBoxes(transformBox(this.#state.ctm, box), this.#state.clip);
      if (seen.x1 >= seen.x0 && seen.y1 >= seen.y0 && !this.#isInAnnotation) this.#growForm(seen, 1);
      if (seen.y1 - seen.y0 <= RULE_THICKNESS && seen.x1 > seen.x0) {
        if (!this.#isInAnnotation) this.#rules.push({ x0: seen.x0, x1: seen.x1, y: (seen.y0 + seen.y1) / 2 });
      }
      if (FILLING.has(paint) && isArea(seen)) {
        const shape = readShape(data, this.#state.ctm, EVEN_ODD.has(paint));
        const { fill: colour, fillAt: colourAt, opacity } = this.#state;
        this.#addFill({
          box: seen,
          colour,
          colourAt: shape === null ? () => null : colourAt,
          opacity,
          order,
          shape,
        });
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

  #addFill({ box, colour, colourAt, opacity, opacityAt, order, shape, isPicture = false }: Paint): void {
    const { blendMode, clipShapes, textClip, groupOpacity, groupMasks, mask } = this.#state;
    if (!(box.x1 > box.x0 && box.y1 > box.y0)) return;
    const masks = mask === null ? groupMasks : [...groupMasks, mask];
    const shapes = shape === null || shape === 'rectangle' ? clipShapes : [shape, ...clipShapes];
    const fill: Fill = {
      box,
      order,
      colourAt: colourAt ?? (() => colour),
      opacityAt: (x, y) =>
        masks.reduce(
          (rest, letsThrough) => rest * letsThrough(x, y),
          opacity * groupOpacity * (opacityAt?.(x, y) ?? 1),
        ),
      blendMode,
      holds: (x, y) => boxHolds(box, x, y) && shapes.every((known) => known.holds(x, y)),
      isPicture,
      isIcon: this.#isInAnnotation && Math.max(box.x1 - box.x0, box.y1 - box.y0) < LEAST_ANNOTATION_COVER,
    };
    if (textClip === null) this.#fills.push(fill);
    else paintThrough(textClip, fill);
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

/** Thinner paint hides no part of a letter. */
const LEAST_SIDE_PT = 0.4;

function isArea({ x0, y0, x1, y1 }: Box): boolean {
  return x1 - x0 >= LEAST_SIDE_PT && y1 - y0 >= LEAST_SIDE_PT;
}

/** Letters that only clip are seen in the colour of what is painted through them. */
function paintThrough(letters: readonly Glyph[], fill: Fill): void {
  for (const glyph of letters) {
    const { along, up, sizePt } = glyph.ink;
    const x = glyph.x + along[0] * glyph.width * 0.5 + up[0] * sizePt * 0.3;
    const y = glyph.y + along[1] * glyph.width * 0.5 + up[1] * sizePt * 0.3;
    if (fill.holds(x, y) && fill.opacityAt(x, y) > 0.5) glyph.paintedThrough = fill.colourAt(x, y);
  }
}

/** What a soft mask lets through at a place: the brightness of what it paints there, or how much of it is painted. */
function sampleMask(mask: OpenMask | null): OpacityAt {
  if (mask === null) return () => 0;
  return (x, y) => {
    let colour: string | null = mask.backdrop;
    let opacity = 0;
    for (const fill of mask.fills) {
      if (!fill.holds(x, y)) continue;
      const painted = fill.opacityAt(x, y);
      const paint = fill.colourAt(x, y);
      if (paint === 'none') continue;
      opacity += (1 - opacity) * painted;
      colour = layOver(colour, { colour: paint, opacity: painted, blendMode: fill.blendMode });
    }
    if (!mask.isLuminosity) return opacity;
    if (colour === null || !/^#[0-9a-f]{6}$/i.test(colour)) return 0;
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    );
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  };
}
