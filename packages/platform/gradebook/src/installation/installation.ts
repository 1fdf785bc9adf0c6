import { count, desc, gte, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { user } from '../schema/identity.ts';
import { payments } from '../schema/accounts.ts';
import { lastDays, lastMonths } from '../calendar.ts';
import { reviews } from '../schema/grades.ts';

export type AdminStats = {
  readonly totalUsers: number;
  /** Created within the last 30 days. */
  readonly newUsers: number;
  readonly activeSubscriptions: number;
  readonly trialUsers: number;
  /** Paid within the last 30 days, in cents. */
  readonly paidCents: number;
};

export type Growth = {
  /** Days in the requested time zone, today last. */
  readonly signUps: readonly { readonly day: string; readonly count: number }[];
  /** Twelve UTC months, the current one last. */
  readonly revenue: readonly { readonly month: string; readonly cents: number }[];
};

const monthAgo = sql`now() - interval '30 days'`;

const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

async function getAdminStats(db: Executor): Promise<AdminStats> {
  const [users] = await db
    .select({
      totalUsers: sql<number>`count(*)::int`,
      newUsers: counted(sql`${user.createdAt} >= ${monthAgo}`),
      activeSubscriptions: counted(sql`${user.subscriptionStatus} = 'active'`),
      trialUsers: counted(sql`${user.subscriptionStatus} = 'trial'`),
    })
    .from(user);
  const [paid] = await db
    .select({ cents: sql<number>`coalesce(sum(${payments.cents}), 0)::float8` })
    .from(payments)
    .where(gte(payments.paidAt, monthAgo));
  const none = { totalUsers: 0, newUsers: 0, activeSubscriptions: 0, trialUsers: 0 };
  return { ...(users ?? none), paidCents: paid?.cents ?? 0 };
}

const DAYS = 30;

const MONTHS = 12;

/** Sign-ups by day and revenue by month, including days and months with none. */
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

/**
 * The engine version of the newest submission's latest review; undefined without reviews. An approximation that
 * avoids sorting all reviews by date.
 */
export async function findLatestEngine(
  db: Executor,
): Promise<{ engine: string; reviewedAt: Date } | undefined> {
  const [latest] = await db
    .select({ engine: reviews.engine, reviewedAt: reviews.reviewedAt })
    .from(reviews)
    // Ids sort by upload time.
    .orderBy(desc(reviews.submissionId), desc(reviews.number))
    .limit(1);
  return latest;
}

/** Bytes of the database. */
export async function getDatabaseSize(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

export { getAdminStats as getStats };
