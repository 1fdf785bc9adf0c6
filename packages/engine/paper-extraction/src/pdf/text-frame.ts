import type { Line } from './line.ts';
import type { PageSize } from './turn-glyphs.ts';

/** The left and right edge of the text area, in points from the left of the page. */
export type Frame = { readonly left: number; readonly right: number };

export type FramedPage = { readonly number: number; readonly size: PageSize; readonly body: readonly Line[] };

export type GetFrame = (line: Line) => Frame;

const SAME_EDGE = 1.5;
/** How far short of the margin the longest ragged lines may stop, in points. */
const RAGGED = 24;

/**
 * Measures where the text area begins and ends, per column, over pages of one width. A page whose own lines say
 * otherwise (mirrored margins, a wider page) has its own.
 */
export function measureFrames(pages: readonly FramedPage[]): GetFrame {
  const shared = new Map<string, Frame>();
  const own = new Map<string, Frame>();
  const widths = new Map(pages.map(({ number, size }) => [number, Math.round(size.widthPt)]));
  const groups = Map.groupBy(
    pages.flatMap(({ body }) => body.filter(({ isTurned }) => !isTurned)),
    (line) => `${widths.get(line.page) ?? 0} ${line.column}`,
  );
  for (const [key, lines] of groups) shared.set(key, measureFrame(lines, Number.parseInt(key, 10)));
  for (const { number, size, body } of pages) {
    for (const [column, lines] of Map.groupBy(body, (line) => line.column)) {
      const frame = shared.get(`${Math.round(size.widthPt)} ${column}`);
      const left = findOwnLeft(lines);
      if (frame === undefined || left === null || Math.abs(left - frame.left) <= SAME_EDGE * 2) continue;
      own.set(`${number} ${column}`, { left, right: Math.max(rightEdge(lines), left) });
    }
  }
  return (line) =>
    own.get(`${line.page} ${line.column}`) ??
    shared.get(`${widths.get(line.page) ?? 0} ${line.column}`) ?? { left: line.x0, right: line.x1 };
}

function measureFrame(lines: readonly Line[], pageWidth: number): Frame {
  const left = leftEdge(lines, Math.max(2, lines.length * 0.04));
  const measured = rightEdge(lines);
  const isOneColumn = lines.every(({ column }) => column === 0);
  const longLines = lines.filter(({ x1, x0 }) => x1 - x0 > (measured - left) * 0.8).length;
  const flushLines = lines.filter(({ x1 }) => Math.abs(x1 - measured) < SAME_EDGE).length;
  // Ragged lines stop short of the margin, and little text shows none: margins are nearly always the same on both sides.
  const mirrored = pageWidth - left;
  const isRagged = flushLines < lines.length * 0.3 && mirrored - measured < RAGGED;
  const right = isOneColumn && (longLines < 4 || isRagged) ? mirrored : measured;
  return { left, right: Math.max(right, measured) };
}

/** The leftmost place where enough lines begin; with too few lines simply the leftmost. */
function leftEdge(lines: readonly Line[], enough: number): number {
  const starts = lines.map(({ x0 }) => x0).toSorted((a, b) => a - b);
  let from = 0;
  let to = 0;
  const edge = starts.find((start) => {
    while ((starts[from] ?? start) < start - SAME_EDGE) from += 1;
    while (to < starts.length && (starts[to] ?? start) <= start + SAME_EDGE) to += 1;
    return to - from >= enough;
  });
  return edge ?? starts[0] ?? 0;
}

/** Where lines end but for the odd one that runs over: the 96th hundredth. */
function rightEdge(lines: readonly Line[]): number {
  const ends = lines.map(({ x1 }) => x1).toSorted((a, b) => a - b);
  const at = ends.length < 12 ? ends.length - 1 : Math.floor((ends.length - 1) * 0.96);
  return ends[at] ?? 0;
}

/** A page's own left edge, where most of its many lines begin. */
function findOwnLeft(lines: readonly Line[]): number | null {
  const upright = lines.filter(({ isTurned }) => !isTurned);
  if (upright.length < 10) return null;
  const left = leftEdge(upright, Math.max(2, upright.length * 0.1));
  const share = upright.filter(({ x0 }) => Math.abs(x0 - left) <= SAME_EDGE).length / upright.length;
  return share >= 0.5 ? left : null;
}
