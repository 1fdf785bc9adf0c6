/** The sentences of a paper as the alignment sees them: how well each fits each part, and where paragraphs begin. */
export type AlignmentInput = {
  /** By part, then by sentence, as log-odds. */
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

const SHARPNESS = 0.8;
/** A sentence that fits no part better than this belongs to none. */
const OF_NO_PART = 0.6;

/**
 * Aligns the parts of an assignment with the sentences of a paper by a hidden Markov model: answers tend to come in
 * the order of the parts, to stay within a paragraph, and one sentence answers one part.
 */
export function alignParts({ fits, paragraphs }: AlignmentInput): readonly PartAlignment[] {
  const whole = new Lattice(fits, paragraphs, null);
  const shares = whole.shares();
  return fits.map((_, part) => ({
    shares: shares.map((row) => row[part] ?? 0),
    need: whole.likelihood - new Lattice(fits, paragraphs, part).likelihood,
  }));
}

/** Forward and backward probabilities, scaled sentence by sentence so that they stay within range. */
class Lattice {
  /** Logarithm of the likelihood of the whole paper. */
  readonly likelihood: number;
  readonly #forward: readonly (readonly number[])[];
  readonly #emit: readonly (readonly number[])[];
  readonly #moves: readonly (readonly (readonly number[])[])[];

  /** The last state is "no part"; the part `without` is left out. */
  constructor(fits: readonly (readonly number[])[], paragraphs: readonly number[], without: number | null) {
    const none = fits.length;
    const states = Array.from({ length: none + 1 }, (_, state) => state);
    const within = states.map((from) => states.map((to) => Math.exp(move(from, to, none, false))));
    const across = states.map((from) => states.map((to) => Math.exp(move(from, to, none, true))));
    this.#moves = paragraphs.map((paragraph, at) => (paragraph === paragraphs[at - 1] ? within : across));
    this.#emit = paragraphs.map((_, at) =>
      states.map((state) => {
        if (state === none) return Math.exp(SHARPNESS * OF_NO_PART);
        return state === without ? 0 : Math.exp(SHARPNESS * (fits[state]?.[at] ?? 0));
      }),
    );
    let before = states.map((state) => Math.exp(state === none ? -1 : -0.5 - 0.5 * state));
    let likelihood = 0;
    this.#forward = this.#emit.map((emit, at) => {
      const moves = this.#moves[at] ?? [];
      const reached =
        at === 0 ? before : states.map((to) => sumOver(before, (from) => moves[from]?.[to] ?? 0));
      const row = reached.map((chance, state) => chance * (emit[state] ?? 0));
      likelihood += Math.log(totalOf(row));
      before = scaled(row);
      return before;
    });
    this.likelihood = likelihood;
  }

  /** By part, the probability of each sentence to belong to it. */
  shares(): readonly (readonly number[])[] {
    const shares: (readonly number[])[] = [];
    let after = (this.#forward[0] ?? []).map(() => 1);
    for (let at = this.#forward.length - 1; at >= 0; at -= 1) {
      const row = this.#forward[at] ?? [];
      shares[at] = scaled(row.map((chance, state) => chance * (after[state] ?? 0)));
      const moves = this.#moves[at] ?? [];
      const onward = after.map((chance, state) => chance * (this.#emit[at]?.[state] ?? 0));
      after = scaled(row.map((_, from) => sumOver(onward, (to) => moves[from]?.[to] ?? 0)));
    }
    return shares;
  }
}

function sumOver(chances: readonly number[], weightOf: (at: number) => number): number {
  let sum = 0;
  for (let at = 0; at < chances.length; at += 1) sum += (chances[at] ?? 0) * weightOf(at);
  return sum;
}

function totalOf(row: readonly number[]): number {
  return row.reduce((sum, chance) => sum + chance, 0);
}

function scaled(row: readonly number[]): number[] {
  const total = totalOf(row);
  return row.map((chance) => chance / total);
}

/** Log weight of going from one part to another at the next sentence; `isBreak` where a paragraph begins there. */
function move(from: number, to: number, none: number, isBreak: boolean): number {
  if (from === to) return isBreak ? -1.2 : -0.1;
  const base = isBreak ? -1.2 : -2.2;
  if (from === none || to === none) return base - 0.8;
  return to > from ? base - 0.5 * (to - from - 1) : base - 1.2 - 0.2 * (from - to);
}
