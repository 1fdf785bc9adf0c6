import {
  addScores,
  toShares,
  type HashedWeights,
} from '../../packages/engine/paper-checks/src/grammar/models/hashed-weights.ts';

const RATE = 0.15;
/** Examples that are judged this well already teach nothing. */
const SURE = 0.985;

/** Multinomial logistic regression over hashed features, fitted one example at a time (AdaGrad). */
export class Learner {
  readonly model: HashedWeights & { readonly weights: Float32Array };
  readonly #squares: Float32Array;
  readonly #shares: Float64Array;

  constructor(width: number, bits: number) {
    const rows = 2 ** bits;
    this.model = { width, mask: rows - 1, weights: new Float32Array(rows * width), scale: 1 };
    this.#squares = new Float32Array(rows * width).fill(1);
    this.#shares = new Float64Array(width);
  }

  /** Learns one example; `label` is among the first `classes` classes. */
  learn(features: Int32Array, count: number, label: number, classes = this.model.width): void {
    const { width, mask, weights } = this.model;
    const shares = this.#shares.subarray(0, classes);
    addScores(this.model, features, count, shares);
    toShares(shares);
    if ((shares[label] ?? 0) > SURE) return;
    for (let at = 0; at < count; at += 1) {
      const row = ((features[at] ?? 0) & mask) * width;
      for (let index = 0; index < classes; index += 1) {
        const slope = (shares[index] ?? 0) - Number(index === label);
        const square = (this.#squares[row + index] ?? 0) + slope * slope;
        this.#squares[row + index] = square;
        weights[row + index] = (weights[row + index] ?? 0) - (RATE * slope) / Math.sqrt(square);
      }
    }
  }
}
