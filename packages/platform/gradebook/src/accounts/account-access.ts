import { AppError } from '@greenpen/api-contract';
import { and, desc, eq, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Executor } from '../database.ts';
import { account, session, user } from '../schema/identity.ts';
import type { Account, NewAccount } from './account-records.ts';
import { accountLinks, twoFactors } from '../schema/accounts.ts';
import { auditEvents } from '../schema/installation.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** The provider id of password logins in the table `account`. */
export const PASSWORD_PROVIDER = 'credential';

/** Deletes an unverified account without a way to sign in, so that a verified owner can use its address. */
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

/** Returns false if another account already has this identity. */
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

/** Deletes a pending change of address and its link. */
export async function dropEmailChange(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.ownerId, ownerId), eq(accountLinks.purpose, 'change-email')));
}

/** The id of the account with an e-mail address, ignoring case; undefined if there is none. */
export async function findAccountId(db: Executor, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: user.id })
    .from(user)
    .where(sql`lower(${user.email}) = lower(${email})`);
  return found?.id;
}

/** An arbitrary advisory lock number, unique in this database. */
const ADMINS_LOCK = 7_301_774;

/**
 * Serialises changes of the administrator role until the transaction ends, so that there is exactly one first
 * administrator and always at least one.
 */
export async function lockAdmins(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

/** Whether this is the only enabled administrator while other accounts exist. */
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
 * Revokes an administrator role that was granted only because the address is listed; called when the second factor
 * or the address is removed. The next sign-in grants it again if it still applies. The last role event in the audit
 * log shows how the role was granted.
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

/** Takes the administrator lock before the row lock; all callers use this order. */
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
