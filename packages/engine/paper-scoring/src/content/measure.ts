/** How much of a part was reached, 0 to 1, with the sentence that says what was measured. */
export type Measure = { readonly ratio: number; readonly reason: string };

/** 0 at `none` or below, 1 at `full` or above, straight between. */
export function ramp(value: number, none: number, full: number): number {
  return Math.min(1, Math.max(0, (value - none) / (full - none)));
}

/** The weighted mean of ratios. */
export function blend(...parts: readonly (readonly [weight: number, ratio: number])[]): number {
  let weights = 0;
  let sum = 0;
  for (const [weight, ratio] of parts) {
    weights += weight;
    sum += weight * ratio;
  }
  return weights === 0 ? 0 : sum / weights;
}

/** "1 source", "3 sources". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`;
}

export function perThousand(amount: number, words: number): number {
  return words === 0 ? 0 : (amount * 1000) / words;
}
