import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { NewSubmission, SameFile } from './submission-requests.ts';
import { submissions } from '../schema/index.ts';
import { sibling } from './attempts.ts';
import { readSubmissions, toSubmission } from './submission-rows.ts';
import { lockStored } from './sum-stored.ts';

/**
 * Inside a transaction: the owner's uploads wait for its end. Looks for this very file among the owner's for the
 * same course assignment. An owner's uploads take turns until their transactions end, so that two at once do not
 * both find nothing.
 */
export async function findSameFile(
  db: Executor,
  {
    ownerId,
    sha256,
    courseAssignmentId,
    uploadKey,
  }: Pick<NewSubmission, 'ownerId' | 'sha256' | 'courseAssignmentId' | 'uploadKey'>,
): Promise<SameFile> {
  await lockStored(db, { ownerId });
  const [recorded] = await db
    .select({ id: sibling.id, uploadedAt: sibling.uploadedAt })
    .from(sibling)
    .where(and(eq(sibling.ownerId, ownerId), eq(sibling.uploadKey, uploadKey)));
  const before =
    recorded === undefined
      ? undefined
      : sql`(${submissions.uploadedAt}, ${submissions.id}) < (${recorded.uploadedAt.toISOString()}::timestamptz, ${recorded.id}::uuid)`;
  const [row] = await readSubmissions(db, (all) =>
    all
      .where(
        and(
          eq(submissions.ownerId, ownerId),
          eq(submissions.sha256, sha256),
          sql`${submissions.courseAssignmentId} is not distinct from ${courseAssignmentId}::uuid`,
          isNull(submissions.deletedAt),
          isNull(submissions.expiredAt),
          before,
        ),
      )
      .orderBy(asc(submissions.uploadedAt), asc(submissions.id))
      .limit(1),
  );
  return {
    submission: row === undefined ? null : toSubmission(row),
    isRecorded: recorded !== undefined,
  };
}
