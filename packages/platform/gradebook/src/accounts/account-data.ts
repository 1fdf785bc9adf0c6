import { AppError } from '@greenpen/api-contract';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Account, ApiKeyRecord, Owner } from './account-records.ts';
import type { Executor } from '../database.ts';
import { account, session, user } from '../schema/identity.ts';
import { find as findApiKey } from './api-keys.ts';
import { courses, discussionExamples, gradedExamples } from '../schema/courses.ts';
import { submissions } from '../schema/submissions.ts';
import { sumStored } from '../submissions/record-submissions.ts';
import { isOnlyAdmin } from './account-access.ts';
import { auditEvents } from '../schema/installation.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** An account's own data, without its credentials. */
export type AccountRecord = {
  readonly account: Account;
  /** "credential" for e-mail and password, else the provider's name. */
  readonly signInWays: readonly { readonly provider: string; readonly since: Date }[];
  readonly sessions: readonly {
    readonly startedAt: Date;
    readonly lastUsedAt: Date;
    readonly expiresAt: Date;
    readonly address: string | null;
    readonly device: string | null;
  }[];
  readonly apiKey: ApiKeyRecord | undefined;
};

/** The amount of data in an account, shown to its owner before an export or a deletion. */
export type Holdings = {
  /** Papers, including deleted ones that can still be restored. */
  readonly papers: number;
  /** Bytes of the stored files. */
  readonly bytes: number;
  readonly courses: number;
  /** Graded papers and discussions that the engine learns from. */
  readonly examples: number;
  /** This is the only administrator and there are other accounts. */
  readonly isLastAdmin: boolean;
};

/** Throws NOT_SIGNED_IN if the account does not exist. */
async function getAccountRecord(db: Executor, { ownerId }: Owner): Promise<AccountRecord> {
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

/** When the next export is allowed, after `most` exports within an hour; null means now. */
export async function findNextExport(
  db: Executor,
  { ownerId, most }: Owner & { readonly most: number },
): Promise<Date | null> {
  const anHour = sql`interval '1 hour'`;
  const [blocking] = await db
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
  return blocking === undefined ? null : new Date(blocking.until);
}

/** Records an export in the audit log, or returns when the next one is allowed. */
function startAccountExport(
  db: Executor,
  { ownerId, most }: Owner & { readonly most: number },
): Promise<Date | null> {
  return db.transaction(async (tx) => {
    // The row lock serialises concurrent exports, so that each is counted.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, ownerId)).for('no key update');
    const next = await findNextExport(tx, { ownerId, most });
    if (next === null) await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'account-exported' }]);
    return next;
  });
}

export { getAccountRecord as getRecord, startAccountExport as startExport };
