import type { RequirementsBasis } from '../review.ts';
import { valueOfVerdict } from '../score-from-basis.ts';

/** What a review measured of a paper, before any mark of the instructor. */
export type PaperMeasures = {
  readonly id: string;
  readonly words: number;
  /** Scores by the measures, 0 to 100; null where an area was not judged. */
  readonly grammar: number | null;
  readonly apa: number | null;
  readonly total: number;
  /** Points of the content parts: development, structure, language, use of sources and others, by id. */
  readonly parts: Readonly<Record<string, number>>;
  /** Absent where nothing was asked. */
  readonly requirements?: RequirementsBasis | undefined;
};

/** A paper as a point: numbers in one order, comparable with those of the other papers of its class. */
export type PlacedPaper = { readonly id: string; readonly place: readonly number[] };

/** An unusual paper lies at most this many standard deviations out, so that it does not count for more than a few. */
const FURTHEST = 3;

/**
 * Places the papers of a class by length, scores, parts of the content and verdicts, each measured in standard
 * deviations of the class. A measure in which all papers are equal, or that a paper lacks, moves it nowhere.
 */
export function placePapers(papers: readonly PaperMeasures[]): readonly PlacedPaper[] {
  const partIds = [...new Set(papers.flatMap(({ parts }) => Object.keys(parts)))].toSorted();
  const rows = papers.map((paper) => [
    Math.log1p(paper.words),
    paper.total,
    paper.grammar,
    paper.apa,
    shareMet(paper.requirements),
    ...partIds.map((id) => paper.parts[id] ?? null),
  ]);
  const scales = (rows[0] ?? []).map((_, column) => scaleOf(rows.map((row) => row[column] ?? null)));
  return rows.map((row, index) => ({
    id: papers[index]?.id ?? '',
    place: row.map((value, column) => {
      const { middle, spread } = scales[column] ?? { middle: 0, spread: 0 };
      if (value === null || spread === 0) return 0;
      return Math.min(FURTHEST, Math.max(-FURTHEST, (value - middle) / spread));
    }),
  }));
}

/** How unlike two papers are: the root mean square difference of their measures, in standard deviations. */
export function distanceOf({ place: one }: PlacedPaper, { place: other }: PlacedPaper): number {
  const squares = one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, one.length));
}

/** The share of the required points that the paper meets; null where none could be judged. */
function shareMet(requirements: RequirementsBasis | undefined): number | null {
  const judged = (requirements?.required ?? []).flatMap((id) => {
    const verdict = requirements?.verdicts[id] ?? 'cannot-tell';
    return verdict === 'cannot-tell' ? [] : [valueOfVerdict[verdict]];
  });
  return judged.length === 0 ? null : judged.reduce((sum, value) => sum + value, 0) / judged.length;
}

function scaleOf(values: readonly (number | null)[]): { readonly middle: number; readonly spread: number } {
  const known = values.filter((value) => value !== null);
  const middle = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  const squares = known.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return { middle, spread: Math.sqrt(squares / Math.max(1, known.length)) };
}
