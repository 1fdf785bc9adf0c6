import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { ClaimedExport, ExportClaim, ExportFile, ExportSource } from './export-records.ts';
import { find as findReview } from '../grades/find-review.ts';
import { exportFiles, exports } from '../schema/index.ts';
import { listSubmissionsById } from '../submissions/list-submissions.ts';
import { listFiles, toExport } from './create-export.ts';

/** A worker that made no file for so long is lost. */
const lostAfter = sql`now() - interval '30 seconds'`;
const mostClaims = 3;

/**
 * The one that waits longest, or that a lost worker held; undefined where there is nothing to make. Workers that
 * ask at once get different ones; one that was lost three times has failed.
 */
export function claimExport(db: Executor): Promise<ClaimedExport | undefined> {
  return db.transaction(async (tx) => {
    const isLost = and(eq(exports.state, 'making'), lt(exports.stateSince, lostAfter));
    await tx
      .update(exports)
      .set({ state: 'failed', stateSince: sql`now()` })
      .where(and(isLost, sql`${exports.fence} >= ${mostClaims}`));
    const [next] = await tx
      .select({ id: exports.id })
      .from(exports)
      .where(and(or(eq(exports.state, 'waiting'), isLost), gt(exports.expiresAt, sql`now()`)))
      .orderBy(asc(exports.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (next === undefined) return undefined;
    const [claimed] = await tx
      .update(exports)
      .set({ state: 'making', stateSince: sql`now()`, fence: sql`${exports.fence} + 1` })
      .where(eq(exports.id, next.id))
      .returning();
    if (claimed === undefined) return undefined;
    return {
      claim: { exportId: claimed.id, fence: claimed.fence },
      export: toExport(claimed, await listFiles(tx, claimed.id)),
    };
  });
}

/** Undefined where the paper was deleted meanwhile. */
export async function findExportSource(
  db: Executor,
  { ownerId, submissionId }: { ownerId: string; submissionId: string },
): Promise<ExportSource | undefined> {
  const [submission] = await listSubmissionsById(db, { ownerId, submissionIds: [submissionId] });
  if (submission === undefined) return undefined;
  const number = submission.grade?.reviewNumber;
  const review = number === undefined ? undefined : await findReview(db, { ownerId, submissionId, number });
  return { submission, review: review ?? null };
}

/**
 * Answers false where another worker has the export by now. Each file that is made also shows that the worker
 * lives.
 */
export function recordExportFile(db: Executor, claim: ExportClaim, file: ExportFile): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isHeld = await touch(tx, claim, 'making');
    if (!isHeld) return false;
    const { exportId } = claim;
    await tx
      .update(exportFiles)
      .set({ kind: file.kind, reason: file.reason })
      .where(and(eq(exportFiles.exportId, exportId), eq(exportFiles.position, file.position)));
    return true;
  });
}

export function finishExport(db: Executor, claim: ExportClaim, state: 'ready' | 'failed'): Promise<boolean> {
  return touch(db, claim, state);
}

async function touch(
  db: Executor,
  { exportId, fence }: ExportClaim,
  state: 'making' | 'ready' | 'failed',
): Promise<boolean> {
  const touched = await db
    .update(exports)
    .set({ state, stateSince: sql`now()` })
    .where(and(eq(exports.id, exportId), eq(exports.fence, fence), eq(exports.state, 'making')))
    .returning({ id: exports.id });
  return touched.length > 0;
}

/**
 * Forgets exports whose hour is over; answers what the store has to remove. What is still being fetched when its
 * hour ends is read whole before it goes.
 */
export function sweepExports(
  db: Executor,
): Promise<readonly { readonly exportId: string; readonly submissionId: string }[]> {
  return db.transaction(async (tx) => {
    const over = await tx
      .select({ id: exports.id })
      .from(exports)
      .where(lt(exports.expiresAt, sql`now() - interval '10 minutes'`))
      .for('update', { skipLocked: true });
    const ids = over.map(({ id }) => id);
    if (ids.length === 0) return [];
    const { exportId, submissionId } = exportFiles;
    const files = await tx.select({ exportId, submissionId }).from(exportFiles).where(inArray(exportId, ids));
    await tx.delete(exports).where(inArray(exports.id, ids));
    return files;
  });
}
