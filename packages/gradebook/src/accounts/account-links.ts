import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { recordAudit } from '../audit.ts';
import type { Executor } from '../database.ts';
import type { IdentityCalls } from '../identity-calls.ts';
import { accountLinks } from '../schema/index.ts';

export function createLink(
  db: Executor,
  { ownerId, purpose, tokenHash, minutes, email }: Parameters<IdentityCalls['createLink']>[0],
): Promise<void> {
  const link = {
    tokenHash,
    email: email ?? null,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(mins => ${minutes}::int)`,
  };
  return db.transaction(async (tx) => {
    await tx
      .insert(accountLinks)
      .values({ ownerId, purpose, ...link })
      .onConflictDoUpdate({ target: [accountLinks.ownerId, accountLinks.purpose], set: link });
    if (purpose === 'reset-password') {
      await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'reset-link-made' }]);
    }
  });
}

/** Deleting it is what takes it: of two requests, one finds nothing. */
export async function takeLink(
  db: Executor,
  { purpose, tokenHash }: Parameters<IdentityCalls['takeLink']>[0],
): ReturnType<IdentityCalls['takeLink']> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now()`));
  const [taken] = await db
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.purpose, purpose),
        gt(accountLinks.expiresAt, sql`now()`),
      ),
    )
    .returning({ ownerId: accountLinks.ownerId, email: accountLinks.email });
  return taken;
}
