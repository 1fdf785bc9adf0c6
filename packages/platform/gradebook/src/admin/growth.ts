import { count, gte, sql } from 'drizzle-orm';
import type { Growth } from './admin-records.ts';
import type { Executor } from '../database.ts';
import { lastDays } from '../figures/last-days.ts';
import { payments, user } from '../schema/index.ts';
import { lastMonths } from './last-months.ts';

const DAYS = 30;
const MONTHS = 12;

/** Who came, day by day, and what was paid, month by month; days and months without anything are there too. */
export async function getGrowth(db: Executor, { timeZone }: { readonly timeZone: string }): Promise<Growth> {
  const days = lastDays(new Date(), timeZone, DAYS);
  const starts = days.map(({ start }) => start);
  const bounds = sql`${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[]`;
  const came = await db
    .select({ day: sql<number>`width_bucket(${user.createdAt}, ${bounds})`.as('day'), count: count() })
    .from(user)
    .where(gte(user.createdAt, starts[0] ?? new Date()))
    .groupBy(sql`1`);
  const months = lastMonths(new Date(), MONTHS);
  const paid = await db
    .select({
      month: sql<string>`to_char(${payments.paidAt} at time zone 'UTC', 'YYYY-MM')`.as('month'),
      cents: sql<number>`sum(${payments.cents})::float8`,
    })
    .from(payments)
    .where(gte(payments.paidAt, new Date(`${months[0]}-01T00:00:00Z`)))
    .groupBy(sql`1`);
  const byDay = new Map(came.map((row) => [row.day, row.count]));
  const byMonth = new Map(paid.map((row) => [row.month, row.cents]));
  return {
    signUps: days.map(({ day }, index) => ({ day, count: byDay.get(index + 1) ?? 0 })),
    revenue: months.map((month) => ({ month, cents: byMonth.get(month) ?? 0 })),
  };
}
