import type { PartWeights } from './part-weights.ts';

/** Written by `npm run fit -- --write`, from the planted papers in tools/measure. */
export const fittedWeights: PartWeights = {
  placing: {
    bias: 0.8889,
    signs: [
      0.9454, 0.3836, 1.7588, 0.7567, 1.4628, 2.1565, 1.1812, 0.8516, 1.2971, -1.3235, 0.453, 0.5656, 3.4011,
      4.9947, 3.3488, 2.0631,
    ],
  },
  content: {
    bias: -1.5862,
    signs: [
      1.1281, 0.2054, 1.9486, 0.7949, 1.765, 2.705, 1.3009, 1.5499, 1.5876, -1.2267, 0.4058, 0.4658, 3.2959,
      2.7746,
    ],
  },
  presence: {
    bias: -2.6516,
    signs: [0.3835, -0.1144, -0.0313, 0.0151, 0.0591, 0.644, 0.0953, -0.0588, 0.5995, 0.7738, 1.274, 0.6189],
  },
  thoroughness: {
    bias: -2.715,
    signs: [2.2298, 3.2339, -0.8416, 4.5271],
  },
  bounds: {
    met: 1.7584,
    missing: -1.3747,
    sought: -0.8044,
  },
};
