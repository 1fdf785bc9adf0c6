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

/** Throws NOT_SIGNED_IN if the account does not exist. */
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

/** A verified address is taken from an account that was never opened. Throws EMAIL_TAKEN. */
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
      // Links mailed to the previous address become invalid.
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
 * Removes the second factor and linked single sign-ons when an address is verified for the first time. Anyone could
 * have created the account before and set these up to lock out the mailbox's owner. Verified accounts and
 * administrators, whom the operator admitted, keep them. Returns whether something was removed.
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
 * Checks at sign-in whether the account is disabled and needs a second step. Grants the administrator role to a
 * verified address on the list; an account with a password must have passed its second step. `endListedRole`
 * revokes it.
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
    // A verified address and a user-chosen password are not enough for an administrator.
    const isTrusted = (hasTwoFactor && isSecondStepDone) || !(await hasPassword(tx, ownerId));
    if (!row.isAdmin && isListed && isTrusted) {
      await tx.update(user).set({ isAdmin: true }).where(eq(user.id, ownerId));
      await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'listed-address-administers' }]);
    }
    return { isDisabled: false, hasTwoFactor };
  });
}

/**
 * Sets the password and deletes all links of the account, which could otherwise undo the change or move the account
 * to the address of someone who knew the old password. With `endSessions`, ends every session except
 * `exceptSessionId` and revokes the API key.
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
      // Without a password, single sign-on was sufficient for the role; with one, a second factor is needed.
      if (!(await isTwoFactorOn(tx, ownerId))) await endListedRole(tx, { ownerId });
    }
    await tx.delete(accountLinks).where(eq(accountLinks.ownerId, ownerId));
    if (endsSessions) await endSessions(tx, { ownerId, exceptSessionId, revokesKey: true });
    await recordAudit(tx, [{ ownerId, actor: ownerId, action }]);
  });
}

export { getOwnAccount as get, admitAccount as admit };
