import type { Box, Matrix } from './matrix.ts';
import { boxHolds } from './matrix.ts';

/** An area of the page that a path encloses or a stroke paints. */
export type Shape = { readonly box: Box; readonly holds: (x: number, y: number) => boolean };

type Point = readonly [x: number, y: number];
type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

/** Operators of the library's path data, each followed by its coordinates. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC = 3;
const CLOSE = 4;

const STEPS_OF_CURVE = 8;
/** A path of more edges is a drawing of which only the box is used. */
const MOST_EDGES = 200_000;
const BANDS = 256;

/** The area that a path fills in page space; `null` where its data cannot be read. */
export function shapeOfFill(data: Float32Array, ctm: Matrix, isEvenOdd: boolean): Shape | null {
  const lines = readLines(data, ctm);
  if (lines === null) return null;
  return shapeOf(
    lines.flatMap((points) => joinPoints([...points, ...points.slice(0, 1)])),
    isEvenOdd,
  );
}

/** The area that a stroke of the given width in page space paints. */
export function shapeOfStroke(data: Float32Array, ctm: Matrix, width: number): Shape | null {
  const lines = readLines(data, ctm);
  if (lines === null) return null;
  // Every piece turns the same way, so that pieces that overlap add up.
  return shapeOf(
    lines.flatMap((points) => joinPoints(points).flatMap((edge) => outlineOf(edge, width / 2))),
    false,
  );
}

function outlineOf([x0, y0, x1, y1]: Edge, half: number): readonly Edge[] {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length === 0) return [];
  const [dx, dy] = [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half];
  const corners: readonly Point[] = [
    [x0 + dx, y0 + dy],
    [x1 + dx, y1 + dy],
    [x1 - dx, y1 - dy],
    [x0 - dx, y0 - dy],
    [x0 + dx, y0 + dy],
  ];
  return joinPoints(corners);
}

function joinPoints(points: readonly Point[]): readonly Edge[] {
  const edges: Edge[] = [];
  for (const [at, [x1, y1]] of points.entries()) {
    const before = points[at - 1];
    if (before !== undefined) edges.push([before[0], before[1], x1, y1]);
  }
  return edges;
}

function shapeOf(edges: readonly Edge[], isEvenOdd: boolean): Shape | null {
  if (edges.length === 0 || edges.length > MOST_EDGES) return null;
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x0, y0, x1, y1] of edges) {
    box.x0 = Math.min(box.x0, x0, x1);
    box.y0 = Math.min(box.y0, y0, y1);
    box.x1 = Math.max(box.x1, x0, x1);
    box.y1 = Math.max(box.y1, y0, y1);
  }
  // Edges are kept by the band of the page they cross, so that asking about a point looks at few of them.
  const scale = BANDS / (box.y1 - box.y0 || 1);
  const bandOf = (y: number): number => Math.min(BANDS - 1, Math.max(0, Math.floor((y - box.y0) * scale)));
  const bands = new Map<number, Edge[]>();
  const holds = (x: number, y: number): boolean => {
    if (!boxHolds(box, x, y)) return false;
    if (bands.size === 0) {
      for (const edge of edges) {
        const last = bandOf(Math.max(edge[1], edge[3]));
        for (let band = bandOf(Math.min(edge[1], edge[3])); band <= last; band += 1) {
          const known = bands.get(band);
          if (known === undefined) bands.set(band, [edge]);
          else known.push(edge);
        }
      }
    }
    const turns = countTurns(bands.get(bandOf(y)) ?? [], x, y, isEvenOdd);
    return isEvenOdd ? turns % 2 !== 0 : turns !== 0;
  };
  return { box, holds };
}

/** Edges that a ray to the right crosses: their number for the even-odd rule, else upward less downward ones. */
function countTurns(edges: readonly Edge[], x: number, y: number, isEvenOdd: boolean): number {
  let turns = 0;
  for (const [x0, y0, x1, y1] of edges) {
    if (y0 <= y === y1 <= y) continue;
    if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) <= x) continue;
    turns += isEvenOdd || y1 > y0 ? 1 : -1;
  }
  return turns;
}

function readLines(data: Float32Array, m: Matrix): readonly (readonly Point[])[] | null {
  if (data.length > MOST_EDGES * 7) return null;
  const lines: Point[][] = [];
  let line: Point[] = [];
  let at = 0;
  const next = (): Point => {
    const [x = 0, y = 0] = data.subarray(at, at + 2);
    at += 2;
    return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
  };
  const start = (point: Point): void => {
    line = [point];
    lines.push(line);
  };
  while (at < data.length) {
    const operator = data[at];
    at += 1;
    const from = line.at(-1) ?? [m[4], m[5]];
    if (operator === MOVE) start(next());
    else if (operator === LINE) line.push(next());
    else if (operator === CURVE) {
      const [b, c, d] = [next(), next(), next()];
      addCurve(line, from, b, c, d);
    } else if (operator === QUADRATIC) {
      const [control, end] = [next(), next()];
      const third = (point: Point): Point => [
        (point[0] + control[0] * 2) / 3,
        (point[1] + control[1] * 2) / 3,
      ];
      addCurve(line, from, third(from), third(end), end);
    } else if (operator === CLOSE) {
      const [first] = line;
      if (first !== undefined) {
        line.push(first);
        start(first);
      }
    } else return null;
  }
  return lines;
}

function addCurve(line: Point[], a: Point, b: Point, c: Point, d: Point): void {
  for (let step = 1; step <= STEPS_OF_CURVE; step += 1) {
    const t = step / STEPS_OF_CURVE;
    const s = 1 - t;
    const along = (i: 0 | 1): number =>
      s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
    line.push([along(0), along(1)]);
  }
}

/** What a filled path covers: an upright rectangle is its own bounding box; null for a path that is not known. */
export function readShape(data: unknown, ctm: Matrix, isEvenOdd: boolean): Shape | 'rectangle' | null {
  if (!(data instanceof Float32Array)) return null;
  return isUprightRectangle(data, ctm) ? 'rectangle' : shapeOfFill(data, ctm, isEvenOdd);
}

/** A rectangle is drawn as one move, three or four straight lines and perhaps a closing: 12 to 16 numbers. */
export function isUprightRectangle(data: Float32Array, [a, b, c, d]: Matrix): boolean {
  const isTurned = (a !== 0 || d !== 0) && (b !== 0 || c !== 0);
  if (isTurned || data.length < 12 || data.length > 16) return false;
  const corners = [0, 3, 6, 9].map((at) => ({ x: data[at + 1] ?? 0, y: data[at + 2] ?? 0 }));
  const areLines = [3, 6, 9].every((at) => data[at] === 1);
  const [first, second, third, fourth] = corners;
  if (!areLines || first === undefined || second === undefined) return false;
  if (third === undefined || fourth === undefined) return false;
  return first.x === second.x
    ? second.y === third.y && third.x === fourth.x && fourth.y === first.y
    : first.y === second.y && second.x === third.x && third.y === fourth.y && fourth.x === first.x;
}

/** An area smaller than this many points a side covers no letter. */
export const LEAST_COVER = 3;

export function isCover({ x0, y0, x1, y1 }: Box): boolean {
  return x1 - x0 >= LEAST_COVER && y1 - y0 >= LEAST_COVER;
}
