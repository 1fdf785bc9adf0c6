/** Weights of a linear model whose features are hashes; one row of `width` classes for each value of the hash. */
export type HashedWeights = {
  readonly width: number;
  /** Rows minus 1; the number of rows is a power of 2. */
  readonly mask: number;
  readonly weights: Int8Array | Float32Array;
  /** What a weight of 1 stands for. */
  readonly scale: number;
};

/** Adds the weights of the features to `scores`, which has an entry for each of the first classes. */
export function addScores(
  { width, mask, weights, scale }: HashedWeights,
  features: Int32Array,
  count: number,
  scores: Float64Array,
): void {
  scores.fill(0);
  for (let at = 0; at < count; at += 1) {
    const row = ((features[at] ?? 0) & mask) * width;
    for (let index = 0; index < scores.length; index += 1)
      scores[index] = (scores[index] ?? 0) + (weights[row + index] ?? 0) * scale;
  }
}

/** Scores to shares that sum up to 1, in place. */
export function toShares(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (const [index, score] of scores.entries()) {
    const share = Math.exp(score - most);
    scores[index] = share;
    sum += share;
  }
  for (const [index, share] of scores.entries()) scores[index] = share / sum;
}
