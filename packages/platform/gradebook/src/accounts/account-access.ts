import { AppError } from '@greenpen/api-contract';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Executor, GradebookDatabase } from '../database.ts';
import { account, session, user } from '../schema/identity.ts';
import type { Account, NewAccount } from './account-records.ts';
import { accountLinks, twoFactors } from '../schema/accounts.ts';
import { auditEvents } from '../schema/installation.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** The provider under which better-auth's table keeps passwords. */
export const PASSWORD_PROVIDER = 'credential';

/** For an account whose address is proven already, or needs no proof. */
export async function dropUnopened(tx: Executor, email: string): Promise<void> {
  await tx.delete(user).where(isUnopened(tx, email));
}

export function isUnopened(tx: Executor, email: string) {
  const waysIn = tx.select({ id: account.id }).from(account).where(eq(account.userId, user.id));
  return and(eq(user.email, email), user.isAwaitingVerification, notExists(waysIn));
}

export async function addPassword(tx: Executor, ownerId: string, password: string): Promise<void> {
  const row = { id: randomUUID(), userId: ownerId, providerId: PASSWORD_PROVIDER, accountId: ownerId };
  await tx.insert(account).values({ ...row, password });
}

/** False when another account has this identity. */
export async function addIdentity(
  tx: Executor,
  ownerId: string,
  { issuer, subject }: NonNullable<NewAccount['identity']>,
): Promise<boolean> {
  const row = { id: randomUUID(), userId: ownerId, providerId: issuer, accountId: subject };
  const added = await tx
    .insert(account)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: account.userId });
  return added.length > 0;
}

export async function isTwoFactorOn(db: Executor, ownerId: string): Promise<boolean> {
  const rows = await db
    .select({ ownerId: twoFactors.ownerId })
    .from(twoFactors)
    .where(and(eq(twoFactors.ownerId, ownerId), isNotNull(twoFactors.confirmedAt)));
  return rows.length > 0;
}

export async function hasPassword(db: Executor, ownerId: string): Promise<boolean> {
  const ways = and(eq(account.userId, ownerId), eq(account.providerId, PASSWORD_PROVIDER));
  return (await db.$count(account, ways)) > 0;
}

/** Forgets a new address that was asked for and not proven, and its link with it. */
export async function dropEmailChange(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.ownerId, ownerId), eq(accountLinks.purpose, 'change-email')));
}

/** The account with an e-mail address, whatever its letters' case; undefined where there is none. */
export async function findAccountId(db: Executor, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: user.id })
    .from(user)
    .where(sql`lower(${user.email}) = lower(${email})`);
  return found?.id;
}

/** Any number that nothing else locks by. */
const ADMINS_LOCK = 7_301_774;

/** Until the transaction ends nobody else changes who administers, so that one is the first and one is left. */
export async function lockAdmins(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

/** Whether others have accounts and none of them could administer: a closed account cannot. */
export async function isOnlyAdmin(db: Executor, userId: string): Promise<boolean> {
  const [others] = await db
    .select({
      users: sql<number>`count(*)::int`,
      admins: sql<number>`(count(*) filter (where ${user.isAdmin} and ${user.disabledAt} is null))::int`,
    })
    .from(user)
    .where(ne(user.id, userId));
  const [self] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), user.isAdmin));
  return self !== undefined && others !== undefined && others.users > 0 && others.admins === 0;
}

const roleEvents = [
  'first-account-administers',
  'listed-address-administers',
  'admin-made',
  'admin-unmade',
] as const;

/**
 * An account that administers only because its address is listed stops when its second factor or its address goes; its
 * next sign-in gives the role back if it is still due. The audit is append-only, so it tells who gave the role.
 */
export async function endListedRole(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<void> {
  const [last] = await db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(and(eq(auditEvents.ownerId, ownerId), inArray(auditEvents.action, [...roleEvents])))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  if (last?.action !== 'listed-address-administers') return;
  await db.update(user).set({ isAdmin: false }).where(eq(user.id, ownerId));
  await recordAudit(db, [{ ownerId, actor: ownerId, action: 'admin-unmade' }]);
}

export type AccountChange = { readonly userId: string; readonly by: string };

/** The lock on who administers comes before any row's, as everywhere else. */
export async function lockAccount(tx: Executor, userId: string): Promise<Account> {
  await lockAdmins(tx);
  const [account] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  if (account === undefined) throw new AppError('USER_NOT_FOUND');
  return account;
}

export async function deleteSessions(tx: Executor, userId: string): Promise<number> {
  const ended = await tx.delete(session).where(eq(session.userId, userId)).returning({ id: session.id });
  return ended.length;
}

export type OpenSession = {
  readonly account: Account;
  readonly sessionId: string;
  readonly startedAt: Date;
  readonly usedAt: Date;
};

export type FindOpenSession = (token: string) => Promise<OpenSession | undefined>;

/**
 * Asks the database at each call, so that a session that was ended, and an account that was disabled, is out at once
 * everywhere; one statement, which each connection prepares once.
 */
export function prepareFindSession(database: GradebookDatabase): FindOpenSession {
  const statement = database
    .select({
      account: user,
      sessionId: session.id,
      startedAt: session.createdAt,
      usedAt: session.updatedAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.token, sql.placeholder('token')),
        gt(session.expiresAt, sql`now()`),
        eq(session.isAwaitingSecondStep, false),
        isNull(user.disabledAt),
      ),
    )
    .prepare('find_open_session');
  return async (token) => {
    const [row] = await statement.execute({ token });
    return row;
  };
}
