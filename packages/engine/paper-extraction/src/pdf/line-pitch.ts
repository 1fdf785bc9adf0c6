import type { Line } from './line.ts';
import { mostFrequent } from './most-frequent.ts';

/** The usual distance between baselines in points, for text of a size; `null` where no two lines show it. */
export type GetPitch = (sizePt: number) => number | null;

/** Measures the distance between baselines that is most frequent for each size of type. */
export function measurePitches(lines: readonly Line[]): GetPitch {
  const counts = new Map<number, Map<number, number>>();
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    const gap = next === undefined ? null : gapBetween(line, next);
    if (gap === null || next?.sizePt !== line.sizePt || gap > line.sizePt * 3.4) return;
    const bucket = Math.round(gap * 5) / 5;
    const ofSize = counts.get(line.sizePt) ?? new Map<number, number>();
    ofSize.set(bucket, (ofSize.get(bucket) ?? 0) + 1);
    counts.set(line.sizePt, ofSize);
  });
  return (sizePt) => mostFrequent(counts.get(sizePt) ?? new Map<number, number>()) ?? null;
}

/** Points from one baseline to the next below it in the same column; `null` across pages and columns. */
export function gapBetween(line: Line, next: Line): number | null {
  if (next.page !== line.page || next.column !== line.column || next.isTurned !== line.isTurned) return null;
  const gap = next.baseline - line.baseline;
  return gap > 0 ? gap : null;
}
