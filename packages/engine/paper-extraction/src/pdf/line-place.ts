import type { Line } from './line.ts';
import type { GetPitch } from './line-pitch.ts';
import type { Frame, GetFrame } from './text-frame.ts';

/** The possible positions of lines in this paper. */
export type Layout = {
  readonly getFrame: GetFrame;
  readonly getPitch: GetPitch;
  /** The lowest baseline that text reaches on any page, in points from the top. */
  readonly lowestBaseline: number;
};

/** Whether all lines of a paragraph are centered. */
export function isCentredSoFar(paragraph: readonly Line[], layout: Layout): boolean {
  return paragraph.every((line) => isCentred(line, layout.getFrame(line)));
}

/** Whether the next line's first word would not have fitted after `prev` in its position. */
export function endsAtEdge(prev: Line, next: Line, layout: Layout): boolean {
  return prev.x1 + neededRoom(prev, next) > layout.getFrame(prev).right;
}

/** Points that a blank and the next line's first word take, less what ragged edges leave unused. */
export function neededRoom(prev: Line, next: Line): number {
  return prev.sizePt * 0.75 + next.firstWordWidth;
}

/** Centred lines of different length begin in different places; these begin in the same one. */
export function beginsBelow(prev: Line, next: Line): boolean {
  return prev.page === next.page && Math.abs(prev.x0 - next.x0) < 0.5 && Math.abs(prev.x1 - next.x1) > 3;
}

/** Points between the left edge of the text area and a line's first letter. */
export function insetOf(line: Line, layout: Layout): number {
  return line.x0 - layout.getFrame(line).left;
}

/** Whether a line is centered in its text area, clear of both edges. */
export function isCentred(line: Line, { left, right }: Frame): boolean {
  const before = line.x0 - left;
  const after = right - line.x1;
  // The usual half-inch indent of a sentence that happens to end as far from the other edge.
  if (Math.abs(before - 36) < 1.5 && /[.?!:]$/.test(line.text)) return false;
  // Ragged text shows the right edge only roughly; far from the left one nothing but a centred line is likely.
  const slack = 6 + (right - left) * 0.01 + (before > 72 ? 8 : 0);
  if (before > 10 && after > 10) return Math.abs(before - after) < slack;
  // A title's long line leaves a little on both sides; a line of running text begins at the edge itself.
  return before > 3 && after > 3 && Math.abs(before - after) < 4;
}

/** Whether a line reaches from one edge of the text area to the other. */
export function fillsFrame(line: Line, { left, right }: Frame): boolean {
  return line.x0 - left < 10 && right - line.x1 < line.sizePt * 4;
}
