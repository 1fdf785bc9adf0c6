import { AppError } from '@greenpen/api-contract';
import { and, desc, eq, gt, gte, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Account, ApiKeyRecord } from './account-records.ts';
import type { Executor } from '../database.ts';
import { session, user } from '../schema/identity.ts';
import { billingAccounts, twoFactors } from '../schema/accounts.ts';
import { find as findApiKey } from './api-keys.ts';
import { submissions } from '../schema/submissions.ts';
import { lastMonths } from '../calendar.ts';
import { auditEvents } from '../schema/installation.ts';
import { type AccountChange, deleteSessions, lockAccount } from './account-access.ts';
import { recordAudit } from '../audit/record-audit.ts';

export type MonthOfUse = {
  /** A UTC month, "2026-11". */
  readonly month: string;
  readonly papers: number;
  readonly words: number;
};

/** An account as administrators see it: usage figures, without student work. */
export type AccountFile = {
  readonly account: Account;
  readonly hasSecondFactor: boolean;
  /** The number of active sessions. */
  readonly sessions: number;
  readonly apiKey: ApiKeyRecord | undefined;
  readonly papers: number;
  /** The last twelve months, the current one last. */
  readonly use: readonly MonthOfUse[];
  /** When a cancelled subscription ends; null if it is not cancelled. */
  readonly subscriptionEndsAt: Date | null;
};

type Where = {
  readonly search: string;
  readonly cursor: string | null;
  readonly limit: number;
};

/** Newest first; `search` matches names, addresses and the start of ids. */
async function listAccounts(
  db: Executor,
  { search, cursor, limit }: Where,
): Promise<{ accounts: Account[]; nextCursor: string | null }> {
  const rows = await db
    .select()
    .from(user)
    .where(and(fits(search.trim()), cursor === null ? undefined : isAfter(cursor)))
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(limit + 1);
  const accounts = rows.slice(0, limit);
  const last = accounts.at(-1);
  return { accounts, nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : null };
}

function fits(search: string): SQL | undefined {
  if (search === '') return undefined;
  const escaped = search.replaceAll(/[\\%_]/gu, String.raw`\$&`);
  return sql`(lower(${user.name} || ' ' || ${user.email}) like lower(${`%${escaped}%`})
    or ${user.id} like ${`${escaped}%`})`;
}

const place = /^(?<at>\d{1,15})\.(?<id>[\w-]{1,100})$/u;

function writeCursor({ createdAt, id }: Account): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

function isAfter(cursor: string): SQL {
  const { at, id } = place.exec(Buffer.from(cursor, 'base64url').toString())?.groups ?? {};
  if (at === undefined || id === undefined) {
    throw new AppError('REQUEST_INVALID', 'the cursor does not belong to this list');
  }
  return sql`(${user.createdAt}, ${user.id}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${id})`;
}

const MONTHS = 12;

async function getAccountFile(db: Executor, { userId }: { readonly userId: string }): Promise<AccountFile> {
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

/** Read from the audit log, which also covers deleted papers. */
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

/** Throws LAST_ADMIN if no administrator would be left. */
function setAccountAdmin(
  db: Executor,
  { userId, isAdmin, by }: AccountChange & { readonly isAdmin: boolean },
): Promise<Account> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account.isAdmin === isAdmin) return account;
    if (!isAdmin) await keepAnAdmin(tx, userId);
    const action = isAdmin ? 'admin-made' : 'admin-unmade';
    await recordAudit(tx, [{ ownerId: userId, actor: by, action }]);
    return change(tx, userId, { isAdmin });
  });
}

/** Disabling also ends the account's sessions; throws LAST_ADMIN if no administrator would be left. */
function setAccountDisabled(
  db: Executor,
  { userId, isDisabled, by }: AccountChange & { readonly isDisabled: boolean },
): Promise<Account> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if ((account.disabledAt !== null) === isDisabled) return account;
    if (isDisabled && account.isAdmin) await keepAnAdmin(tx, userId);
    const sessions = isDisabled ? await deleteSessions(tx, userId) : 0;
    const action = isDisabled ? 'account-disabled' : 'account-enabled';
    await recordAudit(tx, [{ ownerId: userId, actor: by, action, detail: { sessions } }]);
    return change(tx, userId, { disabledAt: isDisabled ? sql`now()` : null });
  });
}

async function keepAnAdmin(tx: Executor, userId: string): Promise<void> {
  const others = and(ne(user.id, userId), user.isAdmin, isNull(user.disabledAt));
  if ((await tx.$count(user, others)) === 0) throw new AppError('LAST_ADMIN');
}

async function change(
  tx: Executor,
  userId: string,
  fields: { readonly isAdmin: boolean } | { readonly disabledAt: ReturnType<typeof sql> | null },
): Promise<Account> {
  const [account] = await tx.update(user).set(fields).where(eq(user.id, userId)).returning();
  if (account === undefined) throw new AppError('USER_NOT_FOUND');
  return account;
}

/** Updates the time of the account's last activity, at most once in five minutes to save writes. */
export async function recordSeen(db: Executor, { userId }: { readonly userId: string }): Promise<void> {
  const isOld = or(isNull(user.lastSeenAt), lt(user.lastSeenAt, sql`now() - interval '5 minutes'`));
  await db
    .update(user)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(user.id, userId), isOld));
}

export {
  listAccounts as list,
  getAccountFile as getFile,
  setAccountAdmin as setAdmin,
  setAccountDisabled as setDisabled,
};
