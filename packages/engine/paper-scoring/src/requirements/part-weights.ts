/** A logistic regression: log-odds are the bias and the weighted signs. */
export type Logit = { readonly bias: number; readonly signs: readonly number[] };

export type PartWeights = {
  /** That a sentence answers a part, by all its signs; the same without those of the order. */
  readonly placing: Logit;
  readonly content: Logit;
  /** That a paper answers a part somewhere. */
  readonly presence: Logit;
  /** That a paper goes closely into its matter. */
  readonly thoroughness: Logit;
  readonly bounds: {
    /** From here on a part is met nine times in ten. */
    readonly met: number;
    /** Presence below which it is missing; three in a hundred of the parts that are met lie there too. */
    readonly missing: number;
    /** Presence below which it was looked for without success; one in ten of the parts that are met lies there too. */
    readonly sought: number;
  };
};

export function weigh({ bias, signs }: Logit, values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (signs[at] ?? 0), bias);
}
