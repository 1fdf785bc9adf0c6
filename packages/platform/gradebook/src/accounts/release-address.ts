import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { ReleasedAddress } from './identity-records.ts';
import {
  account,
  accountLinks,
  apiKeys,
  billingAccounts,
  courses,
  feedbackTemplates,
  recoveryCodes,
  session,
  submissions,
  twoFactors,
  user,
} from '../schema/index.ts';

/** An address under ".invalid" reaches nobody (RFC 2606, 2) and tells an operator which account it is. */
const parkedAddress = (ownerId: string) => `set-aside-${ownerId}@accounts.invalid`;

/**
 * Frees an address for the person whom a provider of single sign-on has verified as its owner. An account that is
 * verified, administers or is disabled keeps it. One that holds nothing is deleted; another one is set aside where
 * `setsAside`: disabled, under another address, with nothing left that signs in. An account that nobody has
 * confirmed may have been made by anybody, so the verified owner of its address comes first. What is in it may be
 * an instructor's work who mistyped an address, so it is never deleted nor handed over: an operator can enable the
 * account again under its parked address.
 */
export function releaseAddress(
  db: Executor,
  { email, setsAside }: { readonly email: string; readonly setsAside: boolean },
): Promise<ReleasedAddress> {
  return db.transaction(async (tx) => {
    const [holder] = await tx.select().from(user).where(eq(user.email, email)).for('update');
    if (holder === undefined) return 'free';
    if (holder.emailVerified || holder.isAdmin || holder.disabledAt !== null) return 'taken';
    const ownerId = holder.id;
    if (!(await holdsData(tx, ownerId))) {
      await tx.delete(user).where(eq(user.id, ownerId));
      await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'account-deleted', detail: { papers: 0 } }]);
      return 'released';
    }
    if (!setsAside) return 'holds-data';
    for (const table of [session, account]) await tx.delete(table).where(eq(table.userId, ownerId));
    for (const table of [apiKeys, accountLinks, recoveryCodes, twoFactors]) {
      await tx.delete(table).where(eq(table.ownerId, ownerId));
    }
    const parked = { email: parkedAddress(ownerId), disabledAt: sql`now()`, updatedAt: sql`now()` };
    await tx.update(user).set(parked).where(eq(user.id, ownerId));
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'account-set-aside' }]);
    return 'released';
  });
}

async function holdsData(tx: Executor, ownerId: string): Promise<boolean> {
  // Customers of the payment service are somebody's money.
  for (const table of [submissions, courses, feedbackTemplates, billingAccounts]) {
    if ((await tx.$count(table, eq(table.ownerId, ownerId))) > 0) return true;
  }
  return false;
}
