import { OPS } from 'unpdf/pdfjs';
import { readField } from './read-field.ts';
import { FILLING, STROKING } from './paint-operators.ts';

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
};

const UNKNOWN: GlyphShape = { isPainted: true, look: null, height: null, colour: undefined };
const EMPTY: GlyphShape = { isPainted: false, look: '', height: 0, colour: undefined };

/** The shape of a character in a font program that the file holds, as the library compiled it. */
export function readOutline(path: unknown): GlyphShape {
  const data = listNumbers(readField(path, 'path') ?? path);
  if (data === null) return UNKNOWN;
  const extent = measureOutline(data);
  if (extent === null) return EMPTY;
  return { isPainted: true, look: data.join(' '), height: extent, colour: undefined };
}

/** The shape of a character in a Type 3 font, which is a list of painting operations (PDF 32000-1, 9.6.5). */
export function readProcedure(procedure: unknown): GlyphShape {
  const operations = listNumbers(readField(procedure, 'fnArray'));
  const args = readField(procedure, 'argsArray');
  if (operations === null || !Array.isArray(args)) return EMPTY;
  const list: readonly unknown[] = args;
  let colour: string | null | undefined;
  let isClippedAway = false;
  let opacity = 1;
  let scale = 1;
  const scales: number[] = [];
  const heights: number[] = [];
  const colours = new Set<string | null | undefined>();
  const looks: string[] = [];
  for (const [at, operation] of operations.entries()) {
    const given = list[at];
    const [first] = Array.isArray(given) ? (given as readonly unknown[]) : [];
    if (operation === OPS.setFillRGBColor || operation === OPS.setStrokeRGBColor)
      colour = typeof first === 'string' ? first : null;
    else if (operation === OPS.setFillColorN) colour = null;
    else if (operation === OPS.setGState) opacity = readOpacity(first, opacity);
    else if (operation === OPS.save) scales.push(scale);
    else if (operation === OPS.restore) scale = scales.pop() ?? scale;
    else if (operation === OPS.transform) {
      const matrix = listNumbers(given) ?? [];
      scale *= Math.hypot(matrix[2] ?? 0, matrix[3] ?? 1);
    } else if (operation === OPS.clip || operation === OPS.eoClip) {
      const box = clippedBox(list[at + 1]);
      isClippedAway ||= box !== null && (box[2] <= box[0] || box[3] <= box[1]);
    } else {
      const height = paintedHeight(operation, given);
      if (height === null || isClippedAway || opacity < LEAST_OPACITY) continue;
      heights.push(height * scale);
      colours.add(colour);
      looks.push(JSON.stringify(given, (_, value: unknown) => (isNumberView(value) ? [...value] : value)));
    }
  }
  if (heights.length === 0) return EMPTY;
  const [only] = colours;
  return {
    isPainted: true,
    look: looks.join(' '),
    height: heights.reduce((most, height) => Math.max(most, height), 0),
    colour: colours.size === 1 ? only : undefined,
  };
}

const LEAST_OPACITY = 0.1;
const PICTURES = new Set([
  OPS.paintImageMaskXObject,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintSolidColorImageMask,
]);

/** Height of what an operation paints; `null` where it paints nothing. */
function paintedHeight(operation: number, given: unknown): number | null {
  if (PICTURES.has(operation)) return 1;
  if (operation !== OPS.constructPath || !Array.isArray(given)) return null;
  const [paint, , bounds] = given as readonly unknown[];
  // A bitmap is turned into a path in the unit square.
  if (paint === OPS.rawFillPath) return 1;
  if (typeof paint !== 'number' || !(FILLING.has(paint) || STROKING.has(paint))) return null;
  const box = listNumbers(bounds);
  return box === null ? null : (box[3] ?? 0) - (box[1] ?? 0);
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

/** Height of an outline; `null` where it encloses nothing. */
function measureOutline(data: readonly number[]): number | null {
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  let at = 0;
  while (at < data.length) {
    const length = LENGTHS[data[at] ?? -1];
    if (length === undefined) return 0;
    for (let next = 0; next < length; next += 1) {
      const value = data[at + 1 + next] ?? 0;
      const axis = next % 2;
      low[axis] = Math.min(low[axis] ?? value, value);
      high[axis] = Math.max(high[axis] ?? value, value);
    }
    at += length + 1;
  }
  const [width = 0, height = 0] = high.map((most, axis) => most - (low[axis] ?? 0));
  return width > 0 && height > 0 ? height : null;
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
