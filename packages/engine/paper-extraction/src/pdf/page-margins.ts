import { greatestOf, leastOf } from '@greenpen/paper';
import type { Margins } from '@greenpen/paper';
import type { Line } from './line.ts';
import type { PageSize } from './turn-glyphs.ts';

/** How far letters rise above and fall below the baseline, in ems, in the usual text faces. */
const ASCENT = 0.9;
const DESCENT = 0.22;

/** The white around a page's text in points; `null` on a page without text. */
export function measureMargins(body: readonly Line[], { widthPt, heightPt }: PageSize): Margins | null {
  const lines = body.filter(({ isTurned }) => !isTurned);
  if (lines.length === 0) return null;
  const top = leastOf(lines.map(({ baseline, sizePt }) => baseline - sizePt * ASCENT));
  const bottom = greatestOf(lines.map(({ baseline, sizePt }) => baseline + sizePt * DESCENT));
  return {
    top: roundPoints(top),
    right: roundPoints(widthPt - greatestOf(lines.map(({ x1 }) => x1))),
    bottom: roundPoints(heightPt - bottom),
    left: roundPoints(leastOf(lines.map(({ x0 }) => x0))),
  };
}

function roundPoints(value: number): number {
  return Math.max(0, Math.round(value * 10) / 10);
}
