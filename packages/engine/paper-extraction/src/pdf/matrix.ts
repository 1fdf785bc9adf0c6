/** The six numbers of a PDF transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A rectangle in page space: points, origin at the top left, y downwards. */
export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** The square that a picture fills in its own space (PDF 32000-1, 8.9.5). */
export const UNIT_BOX: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and `outer` second. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** The smallest upright box around a transformed rectangle. */
export function transformBox(m: Matrix, box: Box): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [x, y] of [
    [box.x0, box.y0],
    [box.x1, box.y0],
    [box.x0, box.y1],
    [box.x1, box.y1],
  ] as const) {
    xs.push(m[0] * x + m[2] * y + m[4]);
    ys.push(m[1] * x + m[3] * y + m[5]);
  }
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

export function intersectBoxes(a: Box, b: Box): Box {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

export function uniteBoxes(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

export function boxArea(box: Box): number {
  return Math.max(0, box.x1 - box.x0) * Math.max(0, box.y1 - box.y0);
}

export function boxHolds(box: Box, x: number, y: number): boolean {
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}

/** Reads a matrix out of what a PDF holds, which may be anything. */
export function toMatrix(value: unknown): Matrix | null {
  const [a, b, c, d, e, f] = toNumbers(value);
  if (a === undefined || b === undefined || c === undefined) return null;
  if (d === undefined || e === undefined || f === undefined) return null;
  return [a, b, c, d, e, f];
}

/** Reads a box given as four numbers, in any order of corners. */
export function toBox(value: unknown): Box | null {
  const [x0, y0, x1, y1] = toNumbers(value);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null;
  return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
}

function toNumbers(value: unknown): readonly number[] {
  const list: readonly unknown[] = ArrayBuffer.isView(value)
    ? Array.from(value instanceof Float32Array || value instanceof Float64Array ? value : [])
    : Array.isArray(value)
      ? value
      : [];
  const numbers: number[] = [];
  for (const item of list) {
    if (typeof item !== 'number' || !Number.isFinite(item)) return [];
    numbers.push(item);
  }
  return numbers;
}
