import { and, eq, notExists, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { recordAudit } from '../audit/record-audit.ts';
import { list as listCriteria } from '../criteria/criteria.ts';
import type { Executor } from '../database.ts';
import type { CreatedAccount, NewAccount } from './identity-records.ts';
import { account, user } from '../schema/index.ts';
import { lockAdmins } from './lock-admins.ts';

/** The provider under which `account` keeps passwords. */
export const PASSWORD_PROVIDER = 'credential';

export async function hasAccounts(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).limit(1);
  return rows.length > 0;
}

/** With its default criteria; the first one administers, and of two at once exactly one is the first. */
export function createAccount(db: Executor, given: NewAccount): Promise<CreatedAccount> {
  return db.transaction(async (tx) => {
    const isFirst = await isFirstAccount(tx);
    if (isFirst && !given.mayBeFirst) return { status: 'set-up-needed' };
    if (!isFirst && !given.mayJoin) return { status: 'sign-up-closed' };
    const mustVerify = given.mustVerify && !(isFirst && given.passwordHash !== null);
    if (mustVerify && given.identity === null) {
      const ownerId = await renewUnopened(tx, given);
      if (ownerId !== undefined) return { status: 'created', ownerId, mustVerify, isFirst: false };
    }
    await dropUnopened(tx, given.email);
    const [created] = await tx
      .insert(user)
      .values({
        id: randomUUID(),
        name: given.name,
        email: given.email,
        firstName: given.firstName,
        lastName: given.lastName,
        trialEndsAt: given.trialEndsAt,
        emailVerified: given.isEmailVerified,
        isAwaitingVerification: mustVerify,
        isAdmin: isFirst,
      })
      .onConflictDoNothing()
      .returning({ id: user.id });
    if (created === undefined) return { status: 'email-taken' };
    const ownerId = created.id;
    // A password that comes before the proof of the address could be anybody's.
    await addWaysIn(tx, ownerId, mustVerify ? { ...given, passwordHash: null } : given);
    await listCriteria(tx, { ownerId });
    await recordAudit(tx, [
      { ownerId, actor: ownerId, action: 'account-created' },
      ...(isFirst ? [{ ownerId, actor: ownerId, action: 'first-account-administers' } as const] : []),
    ]);
    return { status: 'created', ownerId, mustVerify, isFirst };
  });
}

/**
 * An account that waits for its confirmation was never opened, so the next sign-up with its address takes it over. Its
 * row stays, and with it the links that were mailed before: a stranger who signs up with the address must not void them.
 */
async function renewUnopened(
  tx: Executor,
  { email, name, firstName, lastName, trialEndsAt }: NewAccount,
): Promise<string | undefined> {
  const [renewed] = await tx
    .update(user)
    .set({ name, firstName, lastName, trialEndsAt, updatedAt: sql`now()` })
    .where(isUnopened(tx, email))
    .returning({ id: user.id });
  return renewed?.id;
}

/** For an account whose address is proven already, or needs no proof. */
export async function dropUnopened(tx: Executor, email: string): Promise<void> {
  await tx.delete(user).where(isUnopened(tx, email));
}

function isUnopened(tx: Executor, email: string) {
  const waysIn = tx.select({ id: account.id }).from(account).where(eq(account.userId, user.id));
  return and(eq(user.email, email), user.isAwaitingVerification, notExists(waysIn));
}

async function isFirstAccount(tx: Executor): Promise<boolean> {
  if (await hasAccounts(tx)) return false;
  // Only while there is no account yet do new ones take turns.
  await lockAdmins(tx);
  return !(await hasAccounts(tx));
}

async function addWaysIn(tx: Executor, ownerId: string, given: NewAccount): Promise<void> {
  const { passwordHash, identity } = given;
  if (passwordHash !== null) await addPassword(tx, ownerId, passwordHash);
  if (identity !== null) await addIdentity(tx, ownerId, identity);
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
