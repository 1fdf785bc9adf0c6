import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { user } from '../schema/index.ts';

/** The account with an e-mail address, whatever its letters' case; undefined where there is none. */
export async function findAccountId(db: Executor, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: user.id })
    .from(user)
    .where(sql`lower(${user.email}) = lower(${email})`);
  return found?.id;
}
