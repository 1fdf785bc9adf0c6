/** The last months with this one, oldest first, by UTC: "2026-11". */
export function lastMonths(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1));
    return month.toISOString().slice(0, 7);
  });
}
