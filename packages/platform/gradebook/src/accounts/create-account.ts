import { randomUUID } from 'node:crypto';
import { starterTemplates } from '@greenpen/grading';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { account, session, user } from '../schema/identity.ts';
import type { CreatedAccount, NewAccount, ReleasedAddress } from './account-records.ts';
import { addIdentity, addPassword, dropUnopened, isUnopened, lockAdmins } from './account-access.ts';
import { list as listCriteria } from '../courses/criteria.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { accountLinks, apiKeys, billingAccounts, recoveryCodes, twoFactors } from '../schema/accounts.ts';
import { submissions } from '../schema/submissions.ts';
import { courses, feedbackTemplates } from '../schema/courses.ts';

async function hasAccounts(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).limit(1);
  return rows.length > 0;
}

/**
 * Creates an account with its default criteria and the starter set of templates. Exactly one account, the first, becomes an administrator, even with
 * concurrent sign-ups.
 */
function createAccount(db: Executor, given: NewAccount): Promise<CreatedAccount> {
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
    // A password set before the address is verified could be a stranger's.
    await addWaysIn(tx, ownerId, mustVerify ? { ...given, passwordHash: null } : given);
    await listCriteria(tx, { ownerId });
    await tx
      .insert(feedbackTemplates)
      .values(starterTemplates.map((starter) => ({ ...starter, ownerId, isStarter: true })));
    await recordAudit(tx, [
      { ownerId, actor: ownerId, action: 'account-created' },
      ...(isFirst ? [{ ownerId, actor: ownerId, action: 'first-account-administers' } as const] : []),
    ]);
    return { status: 'created', ownerId, mustVerify, isFirst };
  });
}

/**
 * A second sign-up with an unconfirmed address updates the existing row. Keeping the row keeps the links already
 * mailed, which a stranger's sign-up must not invalidate.
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

async function isFirstAccount(tx: Executor): Promise<boolean> {
  if (await hasAccounts(tx)) return false;
  // Sign-ups are serialised only until the first account exists.
  await lockAdmins(tx);
  return !(await hasAccounts(tx));
}

async function addWaysIn(tx: Executor, ownerId: string, given: NewAccount): Promise<void> {
  const { passwordHash, identity } = given;
  if (passwordHash !== null) await addPassword(tx, ownerId, passwordHash);
  if (identity !== null) await addIdentity(tx, ownerId, identity);
}

/** The top-level domain ".invalid" never resolves (RFC 2606, 2); the id shows the operator which account it is. */
const parkedAddress = (ownerId: string) => `set-aside-${ownerId}@accounts.invalid`;

/**
 * Frees an address for a user whom a single sign-on provider has verified as its owner. An account that is
 * verified, disabled or an administrator's keeps it. An empty account is deleted; one with data is set aside if
 * `setsAside`: disabled, moved to another address and stripped of all credentials. Anyone may have created an
 * unverified account, so the verified owner takes precedence. Its data may belong to an instructor who mistyped an
 * address, so it is neither deleted nor handed over: an operator can enable the account again.
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
  // Customers of the payment service may have paid.
  for (const table of [submissions, courses, billingAccounts]) {
    if ((await tx.$count(table, eq(table.ownerId, ownerId))) > 0) return true;
  }
  const isOwn = and(eq(feedbackTemplates.ownerId, ownerId), eq(feedbackTemplates.isStarter, false));
  return (await tx.$count(feedbackTemplates, isOwn)) > 0;
}

export { hasAccounts as hasAny, createAccount as create };
