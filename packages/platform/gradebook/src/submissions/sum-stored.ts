import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { courses, discussionExamples, gradedExamples, submissions } from '../schema/index.ts';

/**
 * Inside a transaction: what else this owner would store waits for its end, as after `findSameFile`. Uploads and
 * new examples of one owner take turns until their transactions end.
 */
export async function lockStored(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 0))`);
}

/**
 * Bytes of an owner's files and examples that are still there; after `lockStored` nobody else adds any. Papers are
 * summed from an index that holds the sizes, since each upload asks; of a text PostgreSQL keeps its length.
 */
export async function sumStored(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<number> {
  const [papers] = await db
    .select({ bytes: sql<number>`coalesce(sum(${submissions.fileSize}), 0)::float8` })
    .from(submissions)
    .where(and(eq(submissions.ownerId, ownerId), isNotNull(submissions.fileId)));
  let bytes = papers?.bytes ?? 0;
  for (const examples of [gradedExamples, discussionExamples]) {
    const [sum] = await db
      .select({ bytes: sql<number>`coalesce(sum(octet_length(${examples.texts})), 0)::float8` })
      .from(examples)
      .innerJoin(courses, eq(courses.id, examples.courseId))
      .where(eq(courses.ownerId, ownerId));
    bytes += sum?.bytes ?? 0;
  }
  return bytes;
}

/**
 * Whether anything of the upload with this key was recorded before. An upload's files have its key and their place
 * in it.
 */
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
