import type { SignScale } from './signs.ts';

/** Written by `npm run fit -- content --write`, from papers of our own with a reader's marks; see docs/measurements.md. */
export const signScale: SignScale = {
  amount: { none: 0.2, full: 0.95, weight: 13.5 },
  details: { none: 0.087, full: 0.452, weight: 13.6 },
  density: { none: 0.381, full: 0.475, weight: 11.3 },
  precision: { none: 1.018, full: 2.694, weight: 12.8 },
  vocabulary: { none: 4.083, full: 4.865, weight: 13.8 },
};
