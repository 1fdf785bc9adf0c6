/** The value that was counted most often; `undefined` where nothing was counted. */
export function mostFrequent<T>(counts: ReadonlyMap<T, number>): T | undefined {
  let best: T | undefined;
  let most = 0;
  for (const [value, count] of counts) {
    if (count > most) [best, most] = [value, count];
  }
  return best;
}
