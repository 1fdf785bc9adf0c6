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

/** An upload's files have its key and their place in it. */
export async function isUploadRecorded(
  db: Executor,
  { ownerId, key }: { readonly ownerId: string; readonly key: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.ownerId, ownerId), sql`starts_with(${submissions.uploadKey}, ${`${key}:`})`))
    .limit(1);
  return row !== undefined;
}
