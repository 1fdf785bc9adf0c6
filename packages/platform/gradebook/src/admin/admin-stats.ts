import { gte, sql, type SQL } from 'drizzle-orm';
import type { AdminStats } from './admin-records.ts';
import type { Executor } from '../database.ts';
import { payments, user } from '../schema/index.ts';

const monthAgo = sql`now() - interval '30 days'`;

const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

export async function getAdminStats(db: Executor): Promise<AdminStats> {
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
