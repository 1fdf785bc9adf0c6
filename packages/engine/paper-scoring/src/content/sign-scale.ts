import type { SignScale } from './signs.ts';

/** Written by `npm run fit -- content --write`, from papers of our own with a reader's marks; see docs/measurements.md. */
export const signScale: SignScale = {
  amount: { none: 0.2, full: 0.95, weight: 21.7 },
  specific: { none: 0.142, full: 1.122, weight: 15.6 },
  details: { none: -0.141, full: 0.784, weight: 9.3 },
  density: { none: 0.32, full: 0.555, weight: 6.2 },
  precision: { none: 0.298, full: 3.814, weight: 7.1 },
  vocabulary: { none: 3.748, full: 5.424, weight: 5 },
};
