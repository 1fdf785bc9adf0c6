import { fitLine } from '../fit-line.ts';
import { distanceOf, type PaperMeasures, placePapers } from './paper-measures.ts';

/** A paper with the total that the instructor approved. */
export type MarkedPaper = PaperMeasures & { readonly approved: number };

/** Two papers that the measures find alike, with marks further apart than those of other papers suggest. */
export type UnlikePair = {
  /** The paper with the higher mark first. */
  readonly ids: readonly [string, string];
  /** Points between the marks, and between the marks that the measures lead to expect. */
  readonly apart: number;
  readonly expected: number;
};

/** With fewer papers nothing is known of how closely the marks follow the measures. */
const FEWEST_PAPERS = 12;

/** Alike: on average not further apart than this many standard deviations of the class; any two papers are at 1.4. */
const NEAR = 0.6;

/** Two marks of equal papers differ by the square root of 2 times the usual deviation; 2.5 times that is rare. */
const RARE = 2.5 * Math.SQRT2;
const LEAST_POINTS = 7;
const MOST_PAIRS = 5;

/** The most telling pairs (alike, and surprising) among the papers of one course assignment, each paper in one pair at most. */
export function findUnlikeMarks(papers: readonly MarkedPaper[]): readonly UnlikePair[] {
  if (papers.length < FEWEST_PAPERS) return [];
  const line = fitLine(papers.map(({ total, approved }) => ({ x: total, y: approved })));
  const left = papers.map(({ total, approved }) => approved - line.at(total));
  const bound = Math.max(LEAST_POINTS, RARE * usualDeviation(left));
  const places = placePapers(papers);
  const pairs = papers.flatMap((one, i) =>
    papers.slice(i + 1).flatMap((other, step) => {
      const j = i + 1 + step;
      const surprise = Math.abs((left[i] ?? 0) - (left[j] ?? 0));
      const [here, there] = [places[i], places[j]];
      if (surprise < bound || here === undefined || there === undefined) return [];
      const apart = one.approved - other.approved;
      const distance = distanceOf(here, there);
      // Where the marks are close, the surprise is that they are not further apart, which is no complaint.
      if (distance > NEAR || Math.abs(apart) < LEAST_POINTS) return [];
      const [first, second] = apart >= 0 ? [one, other] : [other, one];
      const expected = line.at(first.total) - line.at(second.total);
      const telling = surprise * (1 - distance / (2 * NEAR));
      return [{ ids: [first.id, second.id] as const, apart: Math.abs(apart), expected, telling }];
    }),
  );
  const named = new Set<string>();
  const kept: UnlikePair[] = [];
  for (const { telling: _, ...pair } of pairs.toSorted((a, b) => b.telling - a.telling)) {
    if (pair.ids.some((id) => named.has(id))) continue;
    for (const id of pair.ids) named.add(id);
    kept.push(pair);
  }
  return kept.slice(0, MOST_PAIRS);
}

/** A standard deviation that a few odd marks hardly move: 1.48 times the median absolute deviation. */
function usualDeviation(values: readonly number[]): number {
  const middle = medianOf(values);
  return 1.4826 * medianOf(values.map((value) => Math.abs(value - middle)));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}
