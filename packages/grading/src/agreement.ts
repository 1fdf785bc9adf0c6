import { findDrift, type Drift } from './drift.ts';

/** A paper's draft total and the total that the instructor approved, 0 to 100. */
export type DraftedAndApproved = {
  readonly drafted: number;
  readonly approved: number;
  /** The total by the measures alone, before it was moved to the instructor's scale; the draft where absent. */
  readonly measured?: number;
  /** The course assignment's id; null or absent outside of one. */
  readonly courseAssignmentId?: string | null;
};

export type Agreement = {
  /** Mean absolute difference in points, with the range that holds it in 19 of 20 cases. */
  readonly meanError: number;
  readonly meanErrorRange: readonly [low: number, high: number];
  /** Mean of draft less approved: above 0, the drafts are more generous than the instructor. */
  readonly bias: number;
  /** Cohen's kappa with quadratic weights over steps of half a letter; null where all marks are in one step. */
  readonly kappa: number | null;
  /** Share of drafts within half a letter of the approved total. */
  readonly withinHalfLetter: number;
  /** Share of drafts that were approved as they were. */
  readonly unchanged: number;
  /** The mean absolute difference of successive groups, in order of approval; `papers` counts up to the group's end. */
  readonly course: readonly { readonly papers: number; readonly meanError: number }[];
  /** How the instructor's own marks moved over the grading; null unless that is more than chance. */
  readonly drift: Drift | null;
};

/** Fewer approved papers than this say nothing. */
export const fewestApproved = 5;

const HALF_LETTER = 5;
const MOST_GROUPS = 8;

/** How well drafts agree with what the instructor approved, in order of approval; null for fewer than five papers. */
export function measureAgreement(pairs: readonly DraftedAndApproved[]): Agreement | null {
  if (pairs.length < fewestApproved) return null;
  const differences = pairs.map(({ drafted, approved }) => drafted - approved);
  const sizes = differences.map(Math.abs);
  const meanError = meanOf(sizes);
  const margin = 1.96 * standardError(sizes);
  const shareOf = (holds: (size: number) => boolean) => sizes.filter(holds).length / sizes.length;
  return {
    meanError,
    meanErrorRange: [Math.max(0, meanError - margin), meanError + margin],
    bias: meanOf(differences),
    kappa: quadraticKappa(pairs),
    withinHalfLetter: shareOf((size) => size <= HALF_LETTER),
    unchanged: shareOf((size) => size < 0.05),
    course: followCourse(sizes),
    drift: findDrift(
      pairs.map(({ drafted, approved, measured = drafted, courseAssignmentId = null }) => ({
        mark: approved,
        measured,
        group: courseAssignmentId,
      })),
    ),
  };
}

function followCourse(sizes: readonly number[]): Agreement['course'] {
  const groups = Math.min(MOST_GROUPS, Math.floor(sizes.length / fewestApproved));
  return Array.from({ length: groups }, (_, index) => {
    const start = Math.round((index * sizes.length) / groups);
    const papers = Math.round(((index + 1) * sizes.length) / groups);
    return { papers, meanError: meanOf(sizes.slice(start, papers)) };
  });
}

/** Observed against chance disagreement, each by the square of the distance in steps. */
function quadraticKappa(pairs: readonly DraftedAndApproved[]): number | null {
  const steps = pairs.map(({ drafted, approved }) => ({
    drafted: stepOf(drafted),
    approved: stepOf(approved),
  }));
  const observed = meanOf(steps.map(({ drafted, approved }) => (drafted - approved) ** 2));
  const expected = meanOf(
    steps.map(({ drafted }) => meanOf(steps.map(({ approved }) => (drafted - approved) ** 2))),
  );
  return expected === 0 ? null : 1 - observed / expected;
}

function stepOf(score: number): number {
  return Math.round(score / HALF_LETTER);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function standardError(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length));
}
