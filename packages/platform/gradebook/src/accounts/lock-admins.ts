import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { user } from '../schema/index.ts';

/** Any number that nothing else locks by. */
const ADMINS_LOCK = 7_301_774;

/** Until the transaction ends nobody else changes who administers, so that one is the first and one is left. */
export async function lockAdmins(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

/** Whether others have accounts and none of them could administer: a closed account cannot. */
export async function isOnlyAdmin(db: Executor, userId: string): Promise<boolean> {
  const [others] = await db
    .select({
      users: sql<number>`count(*)::int`,
      admins: sql<number>`(count(*) filter (where ${user.isAdmin} and ${user.disabledAt} is null))::int`,
    })
    .from(user)
    .where(ne(user.id, userId));
  const [self] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), user.isAdmin));
  return self !== undefined && others !== undefined && others.users > 0 && others.admins === 0;
}
