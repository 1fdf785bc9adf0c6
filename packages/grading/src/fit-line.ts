export type Point = { readonly x: number; readonly y: number };

export type Line = {
  readonly slope: number;
  /** Standard error of the slope; 0 for fewer than three points. */
  readonly error: number;
  /** The value at `x`. */
  readonly at: (x: number) => number;
};

/**
 * The least-squares line through points; flat where they share one `x`. `spent` is how many further numbers the points
 * were freed of before, which leaves that many fewer to judge the slope by.
 */
export function fitLine(points: readonly Point[], spent = 0): Line {
  const count = Math.max(1, points.length);
  const middleX = points.reduce((sum, { x }) => sum + x, 0) / count;
  const middleY = points.reduce((sum, { y }) => sum + y, 0) / count;
  let [squares, products] = [0, 0];
  for (const { x, y } of points) {
    squares += (x - middleX) ** 2;
    products += (x - middleX) * (y - middleY);
  }
  const slope = squares < 1e-9 ? 0 : products / squares;
  const at = (x: number): number => middleY + slope * (x - middleX);
  const left = points.reduce((sum, { x, y }) => sum + (y - at(x)) ** 2, 0);
  const free = points.length - 2 - spent;
  const error = squares < 1e-9 || free < 1 ? 0 : Math.sqrt(left / free / squares);
  return { slope, error, at };
}
