import type { ModelChoice } from '@greenpen/api-contract';
import type { Ports } from '../ports.ts';

/** The monthly limit that leaves this account the least; null without a limit. */
export async function describeBudget(
  { gradebook, model }: Pick<Ports, 'gradebook' | 'model'>,
  ownerId: string,
): Promise<ModelChoice['budget']> {
  const monthly = model?.monthly ?? null;
  if (monthly === null) return null;
  const { all, own, perPaper } = await gradebook.modelDrafts.getMonthDollars({
    ownerId,
    prices: monthly.prices,
  });
  const limits = [
    { of: 'user' as const, dollars: monthly.dollarsPerUser, used: own },
    { of: 'installation' as const, dollars: monthly.dollars, used: all },
  ].flatMap(({ dollars, ...limit }) => (dollars === null ? [] : [{ ...limit, dollars }]));
  const [least] = limits.toSorted((a, b) => a.dollars - a.used - (b.dollars - b.used));
  if (least === undefined) return null;
  const { of, dollars, used } = least;
  // As the worker decides: a paper begins only where all that it can cost still fits.
  const isSpent = used >= dollars || used + perPaper > dollars;
  return { of, dollars, isSpent, renewsOn: nextMonth(new Date()) };
}

/** The first day of the next month (UTC): "2026-12-01". */
export function nextMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}
