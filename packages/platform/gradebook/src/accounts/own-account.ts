import { AppError } from '@greenpen/api-contract';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { account, user } from '../schema/identity.ts';
import {
  addPassword,
  dropUnopened,
  endListedRole,
  hasPassword,
  isTwoFactorOn,
  PASSWORD_PROVIDER,
} from './account-access.ts';
import type { Executor } from '../database.ts';
import type { Credentials, OwnAccount, Owner } from './account-records.ts';
import { accountLinks, recoveryCodes, twoFactors } from '../schema/accounts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isUniqueViolation } from '../database-failure.ts';
import { endMany as endSessions } from './sessions.ts';

const isPassword = and(eq(account.userId, user.id), eq(account.providerId, PASSWORD_PROVIDER));

export async function findCredentials(
  db: Executor,
  { email }: { readonly email: string },
): Promise<Credentials | undefined> {
  const [row] = await db
    .select({
      ownerId: user.id,
      passwordHash: account.password,
      isAwaitingVerification: user.isAwaitingVerification,
      disabledAt: user.disabledAt,
    })
    .from(user)
    .leftJoin(account, isPassword)
    .where(eq(user.email, email));
  if (row === undefined) return undefined;
  const { disabledAt, ...credentials } = row;
  return { ...credentials, isDisabled: disabledAt !== null };
}

/** Throws NOT_SIGNED_IN for an account that is gone. */
async function getOwnAccount(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<OwnAccount> {
  const [row] = await db.select().from(user).where(eq(user.id, ownerId));
  if (row === undefined) throw new AppError('NOT_SIGNED_IN');
  const waysIn = await db.select().from(account).where(eq(account.userId, ownerId));
  const [pending] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.ownerId, ownerId),
        eq(accountLinks.purpose, 'change-email'),
        gt(accountLinks.expiresAt, sql`now()`),
      ),
    );
  const hasTwoFactor = await isTwoFactorOn(db, ownerId);
  return {
    ownerId,
    email: row.email,
    pendingEmail: pending?.email ?? null,
    isEmailVerified: row.emailVerified,
    firstName: row.firstName,
    lastName: row.lastName,
    passwordHash: waysIn.find(({ providerId }) => providerId === PASSWORD_PROVIDER)?.password ?? null,
    issuers: waysIn.map(({ providerId }) => providerId).filter((id) => id !== PASSWORD_PROVIDER),
    hasTwoFactor,
    recoveryCodesLeft: hasTwoFactor ? await db.$count(recoveryCodes, eq(recoveryCodes.ownerId, ownerId)) : 0,
  };
}

export function updateNames(
  db: Executor,
  {
    ownerId,
    firstName,
    lastName,
  }: Owner & { readonly firstName: string | null; readonly lastName: string | null },
): Promise<void> {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return db.transaction(async (tx) => {
    await tx
      .update(user)
      .set({ firstName, lastName, name, updatedAt: sql`now()` })
      .where(eq(user.id, ownerId));
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'names-changed' }]);
  });
}

/** A proven address is taken over from an account that nobody has opened. Throws EMAIL_TAKEN. */
export async function setEmail(
  db: Executor,
  { ownerId, email, isVerified }: Owner & { readonly email: string; readonly isVerified: boolean },
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      if (isVerified) await dropUnopened(tx, email);
      await tx
        .update(user)
        .set({ email, emailVerified: isVerified, updatedAt: sql`now()` })
        .where(eq(user.id, ownerId));
      // Links that were mailed to the address before open nothing any more.
      await tx.delete(accountLinks).where(eq(accountLinks.ownerId, ownerId));
      await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'email-changed' }]);
      await endListedRole(tx, { ownerId });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('EMAIL_TAKEN');
    throw error;
  }
}

export function setVerified(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .update(user)
      .set({ emailVerified: true, isAwaitingVerification: false, updatedAt: sql`now()` })
      .where(eq(user.id, ownerId));
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'email-verified' }]);
  });
}

/**
 * Before the first proof of an address: removes the second factor and linked single sign-ons that were set up
 * without it. False where there was none, or where the account is proven already or administers. Anybody could have
 * made an account before its address was proven, and set up a second factor or single sign-on that locks the owner
 * of the mailbox out. An administrator was let in by the operator, so the account keeps both. True where something
 * was removed.
 */
export function dropUnprovenWaysIn(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [holder] = await tx.select().from(user).where(eq(user.id, ownerId)).for('no key update');
    if (holder === undefined || holder.emailVerified || holder.isAdmin) return false;
    const isFactorOn = await isTwoFactorOn(tx, ownerId);
    for (const table of [recoveryCodes, twoFactors]) await tx.delete(table).where(eq(table.ownerId, ownerId));
    const unlinked = await tx
      .delete(account)
      .where(and(eq(account.userId, ownerId), ne(account.providerId, PASSWORD_PROVIDER)))
      .returning({ id: account.id });
    const event = { ownerId, actor: ownerId };
    await recordAudit(tx, [
      ...(isFactorOn ? [{ ...event, action: 'two-factor-off' } as const] : []),
      ...unlinked.map(() => ({ ...event, action: 'single-sign-on-unlinked' }) as const),
    ]);
    return isFactorOn || unlinked.length > 0;
  });
}

/**
 * What a sign-in meets: whether the account is disabled and whether a second step is due. A listed address that is
 * verified administers, for an account with a password only once its second step is done. A role that came so ends
 * with the second factor and with the address.
 */
function admitAccount(
  db: Executor,
  {
    ownerId,
    adminEmails,
    isSecondStepDone,
  }: Owner & { readonly adminEmails: readonly string[]; readonly isSecondStepDone: boolean },
): Promise<{ readonly isDisabled: boolean; readonly hasTwoFactor: boolean }> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(user).where(eq(user.id, ownerId));
    if (row === undefined || row.disabledAt !== null) return { isDisabled: true, hasTwoFactor: false };
    const hasTwoFactor = await isTwoFactorOn(tx, ownerId);
    const isListed = row.emailVerified && adminEmails.includes(row.email);
    // An address and a password that somebody chose for it are too little to administer by.
    const isTrusted = (hasTwoFactor && isSecondStepDone) || !(await hasPassword(tx, ownerId));
    if (!row.isAdmin && isListed && isTrusted) {
      await tx.update(user).set({ isAdmin: true }).where(eq(user.id, ownerId));
      await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'listed-address-administers' }]);
    }
    return { isDisabled: false, hasTwoFactor };
  });
}

/**
 * Sets or gives a password, and voids every link of the account. Where `endSessions`, every session but
 * `exceptSessionId` ends, and the API key is revoked. An open link would undo the change, or move the account to
 * the address of a person who knew the old password.
 */
export function setPassword(
  db: Executor,
  {
    ownerId,
    passwordHash,
    action,
    endSessions: endsSessions,
    exceptSessionId,
  }: Owner & {
    readonly passwordHash: string;
    readonly action: 'password-changed' | 'password-reset';
    readonly endSessions: boolean;
    readonly exceptSessionId: string | null;
  },
): Promise<void> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(account)
      .set({ password: passwordHash, updatedAt: sql`now()` })
      .where(and(eq(account.userId, ownerId), eq(account.providerId, PASSWORD_PROVIDER)))
      .returning({ id: account.id });
    if (changed.length === 0) {
      await addPassword(tx, ownerId, passwordHash);
      // Without a password the provider's sign-in was proof enough to administer; with one a second factor is.
      if (!(await isTwoFactorOn(tx, ownerId))) await endListedRole(tx, { ownerId });
    }
    await tx.delete(accountLinks).where(eq(accountLinks.ownerId, ownerId));
    if (endsSessions) await endSessions(tx, { ownerId, exceptSessionId, revokesKey: true });
    await recordAudit(tx, [{ ownerId, actor: ownerId, action }]);
  });
}

export { getOwnAccount as get, admitAccount as admit };
