import { AppError } from '@greenpen/api-contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { apiKeys } from '../schema/accounts.ts';
import type { Executor } from '../database.ts';
import type { Account, ApiKeyRecord, NewApiKey } from './account-records.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { user } from '../schema/identity.ts';

/** Keys from earlier versions have no expiry; they expire a year after their creation. */
const expiresAt =
  sql<Date>`coalesce(${apiKeys.expiresAt}, ${apiKeys.createdAt} + interval '365 days')`.mapWith(
    apiKeys.expiresAt,
  );

const shown = {
  hint: apiKeys.hint,
  createdAt: apiKeys.createdAt,
  expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  lastUsedFrom: apiKeys.lastUsedFrom,
};

async function findApiKey(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<ApiKeyRecord | undefined> {
  const [row] = await db.select(shown).from(apiKeys).where(eq(apiKeys.ownerId, ownerId));
  return row;
}

/** Replaces the key; the previous one becomes invalid at once. */
function replaceApiKey(db: Executor, { ownerId, hash, hint, days }: NewApiKey): Promise<ApiKeyRecord> {
  return db.transaction(async (tx) => {
    const end = sql`now() + make_interval(days => ${days}::int)`;
    const fresh = { hash, hint, createdAt: sql`now()`, expiresAt: end, lastUsedAt: null, lastUsedFrom: null };
    const [row] = await tx
      .insert(apiKeys)
      .values({ ownerId, ...fresh })
      .onConflictDoUpdate({ target: apiKeys.ownerId, set: fresh })
      .returning(shown);
    if (row === undefined) throw new AppError('NOT_SIGNED_IN');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'api-key-generated' }]);
    return row;
  });
}

/** Returns false if there was no key. */
function revokeApiKey(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const revoked = await tx
      .delete(apiKeys)
      .where(eq(apiKeys.ownerId, ownerId))
      .returning({ ownerId: apiKeys.ownerId });
    if (revoked.length > 0) await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'api-key-revoked' }]);
    return revoked.length > 0;
  });
}

/**
 * The account of an API key; undefined if the key is unknown or expired. Records time and address of the use, at
 * most once a minute per address to save writes.
 */
async function findKeyHolder(
  db: Executor,
  { hash, address }: { readonly hash: string; readonly address: string },
): Promise<Account | undefined> {
  const [row] = await db
    .select({
      account: user,
      isNoted: sql<boolean>`coalesce(${apiKeys.lastUsedAt} > now() - interval '1 minute'
        and ${apiKeys.lastUsedFrom} = ${address}, false)`,
    })
    .from(apiKeys)
    .innerJoin(user, eq(user.id, apiKeys.ownerId))
    .where(and(eq(apiKeys.hash, hash), gt(expiresAt, sql`now()`), isNull(user.disabledAt)));
  if (row === undefined) return undefined;
  if (!row.isNoted) {
    await db
      .update(apiKeys)
      .set({ lastUsedAt: sql`now()`, lastUsedFrom: address })
      .where(and(eq(apiKeys.hash, hash), eq(apiKeys.ownerId, row.account.id)));
  }
  return row.account;
}

export { findApiKey as find, replaceApiKey as replace, revokeApiKey as revoke, findKeyHolder as findHolder };
