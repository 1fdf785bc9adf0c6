export type Example = { readonly signs: readonly number[]; readonly isTrue: boolean };

const STEPS = 20_000;
const RATE = 0.05;
const RIDGE = 0.002;

/** The bias and one weight for each sign, by gradient descent; both classes weigh the same. */
export function fitLogistic(
  examples: readonly Example[],
  { steps = STEPS, ridge = RIDGE }: { readonly steps?: number; readonly ridge?: number } = {},
): readonly number[] {
  const trueOnes = examples.filter(({ isTrue }) => isTrue).length;
  const share = { yes: 0.5 / Math.max(1, trueOnes), no: 0.5 / Math.max(1, examples.length - trueOnes) };
  let weights: readonly number[] = [0, ...(examples[0]?.signs ?? []).map(() => 0)];
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : ridge * weight));
    for (const { signs, isTrue } of examples) {
      const error = 1 / (1 + Math.exp(-logitOf(weights, signs))) - (isTrue ? 1 : 0);
      const scaled = error * (isTrue ? share.yes : share.no);
      for (const [at, sign] of [1, ...signs].entries()) slope[at] = (slope[at] ?? 0) + scaled * sign;
    }
    weights = weights.map((weight, at) => weight - RATE * (slope[at] ?? 0));
  }
  return weights;
}

export function logitOf([bias = 0, ...weights]: readonly number[], signs: readonly number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), bias);
}
