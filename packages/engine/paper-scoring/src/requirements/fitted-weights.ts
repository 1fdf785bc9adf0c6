import type { PartWeights } from './part-weights.ts';

/** Written by `npm run fit -- --write`, from the papers in tools/measure/planted and tools/fit/taught. */
export const fittedWeights: PartWeights = {
  placing: {
    bias: 1.3588,
    signs: [
      0.7764, 0.2051, 1.1965, 0.7108, 1.5664, 1.8846, 0.6435, 0.9189, 1.2464, -1.5109, 0.2194, 1.0904, 2.9481,
      4.5672, 5.7806, 2.6238, 0.5688,
    ],
  },
  content: {
    bias: -2.1206,
    signs: [
      0.7342, 0.1811, 1.6371, 0.6935, 2.012, 1.955, 0.8698, 1.1323, 1.4866, -1.3245, 0.2547, 1.2626, 2.545,
      3.5178, 0.704,
    ],
  },
  presence: {
    bias: -0.5323,
    signs: [
      0.4122, -0.2123, -0.2892, -0.033, 0.0941, 0.7954, 0.1715, -0.0309, 0.4231, -0.1414, -1.898, -0.4391,
    ],
  },
  thoroughness: {
    bias: -10.7,
    signs: [0.4516, 5.9553, -0.5098, 6.3531],
  },
  bounds: {
    met: 1.5395,
    notMet: -2.1709,
    missing: -0.8264,
    sought: -0.5177,
  },
};
