/** A paper's draft total and the total that the instructor approved, 0 to 100. */
export type DraftedAndApproved = { readonly drafted: number; readonly approved: number };

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
  /**
   * Points by which the approved totals rose against the drafts from the first half to the second; null unless that is
   * more than chance.
   */
  readonly drift: number | null;
};

/** Fewer approved papers than this say nothing. */
export const fewestApproved = 5;

const HALF_LETTER = 5;
const LEAST_FOR_DRIFT = 12;
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
    drift: findDrift(differences.map((difference) => -difference)),
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

function findDrift(raised: readonly number[]): number | null {
  if (raised.length < LEAST_FOR_DRIFT) return null;
  const half = Math.floor(raised.length / 2);
  const [first, second] = [raised.slice(0, half), raised.slice(half)];
  const drift = meanOf(second) - meanOf(first);
  const chance = 2.5 * Math.hypot(standardError(first), standardError(second));
  return Math.abs(drift) > Math.max(1, chance) ? drift : null;
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
