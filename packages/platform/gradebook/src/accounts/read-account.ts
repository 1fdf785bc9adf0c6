import { AppError } from '@greenpen/api-contract';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { AccountRecord, Holdings } from './account-records.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { Owner } from './identity-records.ts';
import {
  account,
  auditEvents,
  courses,
  discussionExamples,
  gradedExamples,
  session,
  submissions,
  user,
} from '../schema/index.ts';
import { sumStored } from '../submissions/sum-stored.ts';
import { find as findApiKey } from '../api-keys/api-keys.ts';
import { isOnlyAdmin } from './lock-admins.ts';

/** Throws NOT_SIGNED_IN where the account is gone. */
export async function getAccountRecord(db: Executor, { ownerId }: Owner): Promise<AccountRecord> {
  const [found] = await db.select().from(user).where(eq(user.id, ownerId));
  if (found === undefined) throw new AppError('NOT_SIGNED_IN');
  return {
    account: found,
    signInWays: await db
      .select({ provider: account.providerId, since: account.createdAt })
      .from(account)
      .where(eq(account.userId, ownerId))
      .orderBy(asc(account.createdAt)),
    sessions: await db
      .select({
        startedAt: session.createdAt,
        lastUsedAt: session.updatedAt,
        expiresAt: session.expiresAt,
        address: session.ipAddress,
        device: session.userAgent,
      })
      .from(session)
      .where(eq(session.userId, ownerId))
      .orderBy(desc(session.createdAt)),
    apiKey: await findApiKey(db, { ownerId }),
  };
}

/** Throws NOT_SIGNED_IN where the account is gone. */
export async function getHoldings(db: Executor, { ownerId }: Owner): Promise<Holdings> {
  const countIn = (table: typeof gradedExamples | typeof discussionExamples) =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(table)
      .innerJoin(courses, eq(courses.id, table.courseId))
      .where(eq(courses.ownerId, ownerId));
  const [papers] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(submissions)
    .where(eq(submissions.ownerId, ownerId));
  const [taught] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(courses)
    .where(eq(courses.ownerId, ownerId));
  const [graded] = await countIn(gradedExamples);
  const [discussion] = await countIn(discussionExamples);
  return {
    papers: papers?.count ?? 0,
    bytes: await sumStored(db, { ownerId }),
    courses: taught?.count ?? 0,
    examples: (graded?.count ?? 0) + (discussion?.count ?? 0),
    isLastAdmin: await isOnlyAdmin(db, ownerId),
  };
}

/** When an account that was exported so often within the last hour may be again; null for now. */
export async function findNextExport(
  db: Executor,
  { ownerId, most }: Owner & { readonly most: number },
): Promise<Date | null> {
  const anHour = sql`interval '1 hour'`;
  const [hindering] = await db
    .select({ until: sql<string>`${auditEvents.at} + ${anHour}` })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.ownerId, ownerId),
        eq(auditEvents.action, 'account-exported'),
        eq(auditEvents.result, 'ok'),
        gt(auditEvents.at, sql`now() - ${anHour}`),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .offset(most - 1)
    .limit(1);
  return hindering === undefined ? null : new Date(hindering.until);
}

/** Notes that everything is taken away, unless that was done too often; then answers as `findNextExport`. */
export function startAccountExport(
  db: Executor,
  { ownerId, most }: Owner & { readonly most: number },
): Promise<Date | null> {
  return db.transaction(async (tx) => {
    // One after the other, so that exports at once are counted too.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, ownerId)).for('no key update');
    const next = await findNextExport(tx, { ownerId, most });
    if (next === null) await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'account-exported' }]);
    return next;
  });
}
