import { AppError } from '@greenpen/api-contract';
import { and, eq, gt, gte, isNotNull, sql } from 'drizzle-orm';
import { find as findApiKey } from '../api-keys/api-keys.ts';
import type { AccountFile, MonthOfUse } from './admin-records.ts';
import type { Executor } from '../database.ts';
import { auditEvents, billingAccounts, session, submissions, twoFactors, user } from '../schema/index.ts';
import { lastMonths } from './last-months.ts';

const MONTHS = 12;

export async function getAccountFile(
  db: Executor,
  { userId }: { readonly userId: string },
): Promise<AccountFile> {
  const [found] = await db
    .select({ account: user, endsAt: billingAccounts.endsAt, secondFactorSince: twoFactors.confirmedAt })
    .from(user)
    .leftJoin(billingAccounts, eq(billingAccounts.ownerId, user.id))
    .leftJoin(twoFactors, and(eq(twoFactors.ownerId, user.id), isNotNull(twoFactors.confirmedAt)))
    .where(eq(user.id, userId));
  if (found === undefined) throw new AppError('USER_NOT_FOUND');
  const isStanding = and(
    eq(session.userId, userId),
    eq(session.isAwaitingSecondStep, false),
    gt(session.expiresAt, sql`now()`),
  );
  return {
    account: found.account,
    hasSecondFactor: found.secondFactorSince !== null,
    sessions: await db.$count(session, isStanding),
    apiKey: await findApiKey(db, { ownerId: userId }),
    papers: await db.$count(submissions, eq(submissions.ownerId, userId)),
    use: await listUse(db, userId),
    subscriptionEndsAt: found.endsAt,
  };
}

/** From the log, which keeps what was graded also when the papers are deleted. */
async function listUse(db: Executor, userId: string): Promise<readonly MonthOfUse[]> {
  const months = lastMonths(new Date(), MONTHS);
  const rows = await db
    .select({
      month: sql<string>`to_char(${auditEvents.at} at time zone 'UTC', 'YYYY-MM')`.as('month'),
      papers: sql<number>`count(*)::int`,
      words: sql<number>`coalesce(sum((${auditEvents.detail} ->> 'words')::int), 0)::int`,
    })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.ownerId, userId),
        eq(auditEvents.action, 'review-completed'),
        gte(auditEvents.at, new Date(`${months[0]}-01T00:00:00Z`)),
      ),
    )
    .groupBy(sql`1`);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => byMonth.get(month) ?? { month, papers: 0, words: 0 });
}
