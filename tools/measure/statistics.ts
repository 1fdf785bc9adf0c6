export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Share of the values that a condition holds for, 0 to 1. */
export function shareOf<Value>(values: readonly Value[], isCounted: (value: Value) => boolean): number {
  return values.filter(isCounted).length / values.length;
}

/** Spearman's rank correlation, -1 to 1; equal values share their mean rank. */
export function spearman(pairs: readonly (readonly [number, number])[]): number {
  const [one, other] = [ranksOf(pairs.map(([value]) => value)), ranksOf(pairs.map(([, value]) => value))];
  const [meanOne, meanOther] = [meanOf(one), meanOf(other)];
  let product = 0;
  let squaresOne = 0;
  let squaresOther = 0;
  for (const [index, rank] of one.entries()) {
    const [a, b] = [rank - meanOne, (other[index] ?? 0) - meanOther];
    product += a * b;
    squaresOne += a * a;
    squaresOther += b * b;
  }
  return product / Math.sqrt(squaresOne * squaresOther);
}

function ranksOf(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}
