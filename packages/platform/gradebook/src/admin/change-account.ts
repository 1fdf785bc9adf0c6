import { AppError } from '@greenpen/api-contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { revoke as revokeApiKey } from '../api-keys/api-keys.ts';
import { lockAdmins } from '../accounts/lock-admins.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { Account } from '../accounts/session-records.ts';
import { session, user } from '../schema/index.ts';

type AccountChange = { readonly userId: string; readonly by: string };

/** Throws LAST_ADMIN when nobody could administer afterwards. */
export function setAccountAdmin(
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

/** Ends its sessions too; throws LAST_ADMIN when nobody could administer afterwards. */
export function setAccountDisabled(
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

/** Answers how many there were. */
export function endAccountSessions(db: Executor, { userId, by }: AccountChange): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const sessions = await deleteSessions(tx, userId);
    await revokeApiKey(tx, { ownerId: userId });
    await recordAudit(tx, [{ ownerId: userId, actor: by, action: 'sessions-ended', detail: { sessions } }]);
    return sessions;
  });
}

/** Of every account, but for one; answers how many there were. */
export function endEverySession(
  db: Executor,
  { by, exceptSessionId }: { readonly by: string; readonly exceptSessionId: string | null },
): Promise<number> {
  return db.transaction(async (tx) => {
    const others = exceptSessionId === null ? undefined : ne(session.id, exceptSessionId);
    const ended = await tx.delete(session).where(others).returning({ id: session.id });
    const detail = { sessions: ended.length };
    await recordAudit(tx, [{ ownerId: by, actor: by, action: 'every-session-ended', detail }]);
    return ended.length;
  });
}

/** The lock on who administers comes before any row's, as everywhere else. */
async function lockAccount(tx: Executor, userId: string): Promise<Account> {
  await lockAdmins(tx);
  const [account] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  if (account === undefined) throw new AppError('USER_NOT_FOUND');
  return account;
}

async function keepAnAdmin(tx: Executor, userId: string): Promise<void> {
  const others = and(ne(user.id, userId), user.isAdmin, isNull(user.disabledAt));
  if ((await tx.$count(user, others)) === 0) throw new AppError('LAST_ADMIN');
}

async function deleteSessions(tx: Executor, userId: string): Promise<number> {
  const ended = await tx.delete(session).where(eq(session.userId, userId)).returning({ id: session.id });
  return ended.length;
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
