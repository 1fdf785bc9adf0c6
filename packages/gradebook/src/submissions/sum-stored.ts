import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { submissions } from '../schema/index.ts';

/** Read from an index that holds the sizes, since each upload asks. */
export async function sumStored(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<number> {
  const [stored] = await db
    .select({ bytes: sql<number>`coalesce(sum(${submissions.fileSize}), 0)::float8` })
    .from(submissions)
    .where(and(eq(submissions.ownerId, ownerId), isNotNull(submissions.fileId)));
  return stored?.bytes ?? 0;
}
