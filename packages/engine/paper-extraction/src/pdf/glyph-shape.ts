import { OPS } from 'unpdf/pdfjs';
import {
  type Box,
  IDENTITY,
  intersectBoxes,
  type Matrix,
  multiply,
  toBox,
  toMatrix,
  transformBox,
  uniteBoxes,
  UNIT_BOX,
} from './matrix.ts';
import { FILLING, STROKING } from './paint-operators.ts';
import { isUprightRectangle } from './path-shape.ts';
import { readField } from './read-field.ts';

/** What a font paints for a character. */
export type GlyphShape = {
  /** Whether it leaves any mark on the page; `true` where the font is not in the file. */
  readonly isPainted: boolean;
  /** The same for characters that look the same; `null` where the look is not known. */
  readonly look: string | null;
  /** Height of the mark, in glyph space; `null` where it is not known. */
  readonly height: number | null;
  /** A colour of the font's own, which letters of Type 3 fonts may have; `undefined` for the colour of the text. */
  readonly colour: string | null | undefined;
  /** The box around what a drawing procedure or a block paints, in glyph space; `null` for the outlines of letters. */
  readonly area: Box | null;
  /** Whether all of the area is painted. */
  readonly isSolid: boolean;
};

const NO_AREA = { colour: undefined, area: null, isSolid: false };

const UNKNOWN: GlyphShape = { isPainted: true, look: null, height: null, ...NO_AREA };
const EMPTY: GlyphShape = { isPainted: false, look: '', height: 0, ...NO_AREA };

/** The shape of a character in a font program that the file holds, as the library compiled it. */
export function readOutline(path: unknown): GlyphShape {
  const data = listNumbers(readField(path, 'path') ?? path);
  if (data === null) return UNKNOWN;
  const extent = measureOutline(data);
  if (extent === null) return EMPTY;
  const isSolid = isBlock(data, extent);
  const area = isSolid ? extent : null;
  return {
    isPainted: true,
    look: data.join(' '),
    height: extent.y1 - extent.y0,
    colour: undefined,
    area,
    isSolid,
  };
}

/** A rectangle smaller than this, in glyph space, is a stroke of a letter. */
const LEAST_BLOCK = 0.3;

function isBlock(data: readonly number[], { x0, y0, x1, y1 }: Box): boolean {
  const isWide = Math.min(x1 - x0, y1 - y0) >= LEAST_BLOCK;
  return isWide && isUprightRectangle(Float32Array.from(data), IDENTITY);
}

/** The shape of a character in a Type 3 font, which is a list of painting operations (PDF 32000-1, 9.6.5). */
export function readProcedure(procedure: unknown): GlyphShape {
  const operations = listNumbers(readField(procedure, 'fnArray'));
  const args = readField(procedure, 'argsArray');
  if (operations === null || !Array.isArray(args)) return EMPTY;
  const list: readonly unknown[] = args;
  const reader = new ProcedureReader();
  for (const [at, operation] of operations.entries()) reader.follow(operation, list[at], list[at + 1]);
  return reader.finish();
}

class ProcedureReader {
  #colour: string | null | undefined;
  #isClippedAway = false;
  #opacity = 1;
  #lineWidth = 1;
  #matrix: Matrix = IDENTITY;
  readonly #saved: Matrix[] = [];
  readonly #boxes: { readonly box: Box; readonly isSolid: boolean }[] = [];
  readonly #heights: number[] = [];
  readonly #colours = new Set<string | null | undefined>();
  readonly #looks: string[] = [];

  follow(operation: number, given: unknown, next: unknown): void {
    const [first] = Array.isArray(given) ? (given as readonly unknown[]) : [];
    if (operation === OPS.setFillRGBColor || operation === OPS.setStrokeRGBColor)
      this.#colour = typeof first === 'string' ? first : null;
    else if (operation === OPS.setFillColorN) this.#colour = null;
    else if (operation === OPS.setGState) this.#opacity = readOpacity(first, this.#opacity);
    else if (operation === OPS.setLineWidth) this.#lineWidth = typeof first === 'number' ? first : 1;
    else if (operation === OPS.save) this.#saved.push(this.#matrix);
    else if (operation === OPS.restore) this.#matrix = this.#saved.pop() ?? this.#matrix;
    else if (operation === OPS.transform) this.#matrix = multiply(this.#matrix, toMatrix(given) ?? IDENTITY);
    else if (operation === OPS.clip || operation === OPS.eoClip) {
      const box = clippedBox(next);
      this.#isClippedAway ||= box !== null && (box[2] <= box[0] || box[3] <= box[1]);
    } else this.#paint(operation, given);
  }

  #paint(operation: number, given: unknown): void {
    const painted = paintedBox(operation, given, this.#lineWidth);
    if (painted === null || this.#isClippedAway || this.#opacity < LEAST_OPACITY) return;
    this.#boxes.push({ ...painted, box: transformBox(this.#matrix, painted.box) });
    this.#heights.push(painted.height * Math.hypot(this.#matrix[2], this.#matrix[3]));
    this.#colours.add(this.#colour);
    this.#looks.push(
      JSON.stringify(given, (_, value: unknown) => (isNumberView(value) ? [...value] : value)),
    );
  }

  finish(): GlyphShape {
    const [first, ...others] = this.#boxes;
    if (first === undefined) return EMPTY;
    const [only] = this.#colours;
    return {
      isPainted: true,
      look: this.#looks.join(' '),
      height: this.#heights.reduce((most, height) => Math.max(most, height), 0),
      colour: this.#colours.size === 1 ? only : undefined,
      area: intersectBoxes(
        EVERYWHERE,
        others.reduce((around, { box }) => uniteBoxes(around, box), first.box),
      ),
      isSolid: others.length === 0 && first.isSolid,
    };
  }
}

/** Farther than any page reaches, in the units of a font. */
const FAR = 1e7;
const EVERYWHERE: Box = { x0: -FAR, y0: -FAR, x1: FAR, y1: FAR };

const LEAST_OPACITY = 0.1;
const PICTURES = new Set([
  OPS.paintImageMaskXObject,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintSolidColorImageMask,
]);

type Painted = { readonly box: Box; readonly height: number; readonly isSolid: boolean };

/** What an operation paints; `null` for nothing. */
function paintedBox(operation: number, given: unknown, lineWidth: number): Painted | null {
  if (PICTURES.has(operation))
    return { box: UNIT_BOX, height: 1, isSolid: operation === OPS.paintSolidColorImageMask };
  if (operation === OPS.shadingFill) return { box: EVERYWHERE, height: 1, isSolid: true };
  if (operation !== OPS.constructPath || !Array.isArray(given)) return null;
  const [paint, path, bounds] = given as readonly unknown[];
  // A bitmap is turned into a path in the unit square.
  if (paint === OPS.rawFillPath) return { box: UNIT_BOX, height: 1, isSolid: false };
  if (typeof paint !== 'number' || !(FILLING.has(paint) || STROKING.has(paint))) return null;
  const box = toBox(bounds);
  if (box === null) return null;
  const [data] = Array.isArray(path) ? (path as readonly unknown[]) : [];
  const isSolid = FILLING.has(paint) && data instanceof Float32Array && isUprightRectangle(data, IDENTITY);
  const half = STROKING.has(paint) ? lineWidth / 2 : 0;
  return {
    box: { x0: box.x0 - half, y0: box.y0 - half, x1: box.x1 + half, y1: box.y1 + half },
    height: box.y1 - box.y0,
    isSolid,
  };
}

function clippedBox(given: unknown): readonly [number, number, number, number] | null {
  const box = Array.isArray(given) ? listNumbers((given as readonly unknown[])[2]) : null;
  const [x0, y0, x1, y1] = box ?? [];
  return x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined
    ? null
    : [x0, y0, x1, y1];
}

function readOpacity(entries: unknown, before: number): number {
  let opacity = before;
  for (const entry of Array.isArray(entries) ? (entries as readonly unknown[]) : []) {
    const [key, value] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    if (key === 'ca' && typeof value === 'number') opacity = value;
  }
  return opacity;
}

/** Numbers that follow each operator of the library's path data: move, line, curve, quadratic curve, close. */
const LENGTHS = [2, 2, 6, 4, 0];

/** The box around an outline; `null` where it encloses nothing. */
function measureOutline(data: readonly number[]): Box | null {
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  let at = 0;
  while (at < data.length) {
    const length = LENGTHS[data[at] ?? -1];
    if (length === undefined) return { x0: 0, y0: 0, x1: 0, y1: 0 };
    for (let next = 0; next < length; next += 1) {
      const value = data[at + 1 + next] ?? 0;
      const axis = next % 2;
      low[axis] = Math.min(low[axis] ?? value, value);
      high[axis] = Math.max(high[axis] ?? value, value);
    }
    at += length + 1;
  }
  const [x0 = 0, y0 = 0] = low;
  const [x1 = 0, y1 = 0] = high;
  return x1 > x0 && y1 > y0 ? { x0, y0, x1, y1 } : null;
}

function isNumberView(value: unknown): value is Iterable<number> & ArrayBufferView {
  return ArrayBuffer.isView(value) && Symbol.iterator in value;
}

function listNumbers(value: unknown): readonly number[] | null {
  if (value instanceof ArrayBuffer) return null;
  const list: readonly unknown[] | null = Array.isArray(value)
    ? value
    : isNumberView(value)
      ? [...value]
      : null;
  return list?.every((item) => typeof item === 'number') === true ? list : null;
}
