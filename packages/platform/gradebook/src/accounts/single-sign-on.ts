import { AppError } from '@greenpen/api-contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { pendingSignOns } from '../schema/accounts.ts';
import type { Owner, ProviderIdentity } from './account-records.ts';
import { account } from '../schema/identity.ts';
import { addIdentity } from './account-access.ts';
import { recordAudit } from '../audit/record-audit.ts';

async function rememberSignOn(
  db: Executor,
  {
    stateHash,
    checks,
    minutes,
  }: {
    readonly stateHash: string;
    readonly checks: Uint8Array;
    readonly minutes: number;
  },
): Promise<void> {
  await db.delete(pendingSignOns).where(lt(pendingSignOns.expiresAt, sql`now()`));
  const expiresAt = sql`now() + make_interval(mins => ${minutes}::int)`;
  await db.insert(pendingSignOns).values({ stateHash, checks, expiresAt });
}

/** Deletes the state, so it can be used only once. */
async function takeSignOn(
  db: Executor,
  { stateHash }: { readonly stateHash: string },
): Promise<Uint8Array | undefined> {
  const [taken] = await db
    .delete(pendingSignOns)
    .where(and(eq(pendingSignOns.stateHash, stateHash), gt(pendingSignOns.expiresAt, sql`now()`)))
    .returning({ checks: pendingSignOns.checks });
  return taken?.checks;
}

async function findByIdentity(
  db: Executor,
  { issuer, subject }: ProviderIdentity,
): Promise<{ ownerId: string } | undefined> {
  const [row] = await db
    .select({ ownerId: account.userId })
    .from(account)
    .where(and(eq(account.providerId, issuer), eq(account.accountId, subject)));
  return row;
}

/** Throws IDENTITY_TAKEN if another account has the identity. */
function linkIdentity(db: Executor, { ownerId, issuer, subject }: Owner & ProviderIdentity): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await addIdentity(tx, ownerId, { issuer, subject }))) {
      const holder = await findByIdentity(tx, { issuer, subject });
      if (holder?.ownerId === ownerId) return;
      throw new AppError('IDENTITY_TAKEN');
    }
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'single-sign-on-linked' }]);
  });
}

function unlinkIdentity(
  db: Executor,
  { ownerId, issuer }: Owner & { readonly issuer: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(account)
      .where(and(eq(account.userId, ownerId), eq(account.providerId, issuer)))
      .returning({ id: account.id });
    if (removed.length === 0) return;
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'single-sign-on-unlinked' }]);
  });
}

export {
  rememberSignOn as remember,
  takeSignOn as take,
  findByIdentity as findOwner,
  linkIdentity as link,
  unlinkIdentity as unlink,
};
