/** Written by `npm run fit -- order --write`, from texts of our own in and out of order; see docs/measurements.md. */
export const orderWeights = {
  /** By the names of the signs of a frame. */
  first: [-0.31, 0.41, -0.22, 0.62, 0.2, 0.03, 0.63, -0.11, -0.44, -0.29, 0.1, 0],
  last: [0.93, -0.1, -0.15, 0.08, 0.24, -0.58, 0.07, -0.34, 0.59, -0.58, 0.45, 0.22],
  /** A bias, and the weights of flow and misplacement. */
  sentences: [0.26, 0.62, -0.79],
  /** A bias, and the weights of first, last, places, precedence and answers. */
  paragraphs: [-1.35, 1.31, 1.08, 0.6, 0.33, 0.86],
  /** A bias, and the weights of likeness to the whole, chains, shared words, flow and misplacement. */
  oneText: [-8.6, 7.04, 4.17, 92.55, 0.57, -0.57],
  /** Logits that next to no text in its own order falls below. */
  doubted: { sentences: -1.53, paragraphs: -2.29, both: -1.86, oneText: -1.03 },
} as const;
