import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit.ts';
import { listCriteria } from '../criteria-calls.ts';
import type { Executor } from '../database.ts';
import { user } from '../schema/index.ts';
import { lockAdmins } from './lock-admins.ts';

export async function hasAccounts(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).limit(1);
  return rows.length > 0;
}

/**
 * Gives a new account its default criteria and, where `mayAdminister`, the admin's rights if it is the first:
 * nobody has them, and every other account is as new as this one.
 */
export function settleAccount(
  db: Executor,
  { userId, mayAdminister }: { readonly userId: string; readonly mayAdminister: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    await listCriteria(tx, { ownerId: userId });
    if (!mayAdminister) return;
    await lockAdmins(tx);
    const [earlier] = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(ne(user.id, userId), or(user.isAdmin, lt(user.createdAt, sql`now() - interval '1 minute'`))))
      .limit(1);
    if (earlier !== undefined) return;
    await tx.update(user).set({ isAdmin: true }).where(eq(user.id, userId));
    await recordAudit(tx, [
      { ownerId: userId, actor: userId, action: 'first-account-administers', detail: {} },
    ]);
  });
}
