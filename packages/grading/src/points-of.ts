/** What a percentage is worth out of `maxPoints`, to one decimal. */
export function pointsOf(percentage: number, maxPoints: number): number {
  return Math.round((percentage * maxPoints) / 10) / 10;
}
