/** The sentences of a paper as the alignment sees them: how well each fits each part, and where paragraphs begin. */
export type AlignmentInput = {
  /** By part, then by sentence. */
  readonly fits: readonly (readonly number[])[];
  /** The paragraph of each sentence. */
  readonly paragraphs: readonly number[];
};

export type PartAlignment = {
  /** Probability of each sentence to belong to the part. */
  readonly shares: readonly number[];
  /** How much worse the whole paper is explained without this part, as a log-likelihood ratio. */
  readonly need: number;
};

/** How much a fit of one standard deviation counts. */
const SHARPNESS = 0.5;
/** A sentence that fits no part better than this belongs to none. */
const OF_NO_PART = 0.1;

/**
 * Aligns the parts of an assignment with the sentences of a paper by a hidden Markov model: answers tend to come in
 * the order of the parts, to stay within a paragraph, and one sentence answers one part.
 */
export function alignParts({ fits, paragraphs }: AlignmentInput): readonly PartAlignment[] {
  const scores = fits.map(standardize);
  const whole = new Lattice(scores, paragraphs, null);
  return fits.map((_, part) => ({
    shares: whole.sharesOf(part),
    need: whole.likelihood - new Lattice(scores, paragraphs, part).likelihood,
  }));
}

class Lattice {
  readonly likelihood: number;
  readonly #forward: number[][] = [];
  readonly #backward: number[][] = [];

  /** The last state is "no part"; the part `without` is left out. */
  constructor(scores: readonly (readonly number[])[], paragraphs: readonly number[], without: number | null) {
    const none = scores.length;
    const states = Array.from({ length: none + 1 }, (_, state) => state);
    const emit = (state: number, at: number): number => {
      if (state === none) return SHARPNESS * OF_NO_PART;
      return state === without ? Number.NEGATIVE_INFINITY : SHARPNESS * (scores[state]?.[at] ?? 0);
    };
    const moves = [false, true].map((isBreak) =>
      states.map((from) => states.map((to) => move(from, to, none, isBreak))),
    );
    const movesBefore = (at: number) => moves[paragraphs[at] === paragraphs[at - 1] ? 0 : 1] ?? [];
    for (const [at] of paragraphs.entries()) {
      this.#forward.push(
        states.map((to) => {
          if (at === 0) return emit(to, at) + (to === none ? -1 : -0.5 - 0.5 * to);
          const before = this.#forward[at - 1] ?? [];
          return (
            emit(to, at) +
            logSum(states.map((from) => (before[from] ?? 0) + (movesBefore(at)[from]?.[to] ?? 0)))
          );
        }),
      );
    }
    this.likelihood = logSum(this.#forward.at(-1) ?? [0]);
    if (without !== null) return;
    for (let at = paragraphs.length - 1; at >= 0; at -= 1) {
      const after = this.#backward[at + 1];
      this.#backward[at] = states.map((from) =>
        after === undefined
          ? 0
          : logSum(
              states.map(
                (to) => (movesBefore(at + 1)[from]?.[to] ?? 0) + emit(to, at + 1) + (after[to] ?? 0),
              ),
            ),
      );
    }
  }

  sharesOf(state: number): readonly number[] {
    return this.#forward.map((row, at) =>
      Math.exp((row[state] ?? 0) + (this.#backward[at]?.[state] ?? 0) - this.likelihood),
    );
  }
}

/** Log weight of going from one part to another at the next sentence; `isBreak` where a paragraph begins there. */
function move(from: number, to: number, none: number, isBreak: boolean): number {
  if (from === to) return isBreak ? -1.2 : -0.1;
  const base = isBreak ? -1.2 : -2.2;
  if (from === none || to === none) return base - 0.8;
  return to > from ? base - 0.5 * (to - from - 1) : base - 1.2 - 0.2 * (from - to);
}

function logSum(values: readonly number[]): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > most) most = value;
  if (most === Number.NEGATIVE_INFINITY) return most;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

function standardize(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length || 1),
  );
  return values.map((value) => (spread === 0 ? 0 : (value - mean) / spread));
}
