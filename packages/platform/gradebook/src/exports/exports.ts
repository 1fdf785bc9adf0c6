import { AppError } from '@greenpen/api-contract';
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { GradingError } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import type {
  ClaimedExport,
  ExportClaim,
  ExportFile,
  ExportRecord,
  ExportSource,
  NewExport,
} from './export-records.ts';
import { submissions } from '../schema/submissions.ts';
import { exportFiles, exports } from '../schema/grades.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listById as listSubmissionsById } from '../submissions/list-submissions.ts';
import { find as findReview } from '../grades/reviews.ts';

const lifetime = sql`now() + interval '1 hour'`;

/**
 * Queues an export, which expires after an hour. Throws SUBMISSION_NOT_FOUND if a submission is not the owner's.
 * The audit row is written in the same transaction; the worker finds the export by its state.
 */
function createExport(db: Executor, wanted: NewExport): Promise<ExportRecord> {
  const { ownerId, format, system, author } = wanted;
  const submissionIds = [...new Set(wanted.submissionIds)];
  return db.transaction(async (tx) => {
    const own = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(
        and(
          eq(submissions.ownerId, ownerId),
          inArray(submissions.id, submissionIds),
          isNull(submissions.deletedAt),
        ),
      )
      .for('key share');
    if (own.length < submissionIds.length) throw new GradingError('SUBMISSION_NOT_FOUND');
    const [made] = await tx
      .insert(exports)
      .values({ ownerId, format, system, author, expiresAt: lifetime })
      .returning();
    if (made === undefined) throw new AppError('DATABASE_UNAVAILABLE', 'no export row was inserted');
    const files = submissionIds.map((submissionId, position) => ({
      exportId: made.id,
      position,
      submissionId,
    }));
    await tx.insert(exportFiles).values(files);
    const detail = { exportId: made.id, format, system, files: files.length };
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'feedback-exported', detail }]);
    return toExport(
      made,
      files.map(({ position, submissionId }) => ({ position, submissionId, kind: null, reason: null })),
    );
  });
}

/** Throws EXPORT_NOT_FOUND, also once the export has expired. */
async function getExport(
  db: Executor,
  { ownerId, exportId }: { ownerId: string; exportId: string },
): Promise<ExportRecord> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.ownerId, ownerId), eq(exports.id, exportId), gt(exports.expiresAt, sql`now()`)));
  if (row === undefined) throw new AppError('EXPORT_NOT_FOUND');
  return toExport(row, await listFiles(db, exportId));
}

async function listFiles(db: Executor, exportId: string): Promise<ExportRecord['files']> {
  const { position, submissionId, kind, reason } = exportFiles;
  return db
    .select({ position, submissionId, kind, reason })
    .from(exportFiles)
    .innerJoin(submissions, and(eq(submissions.id, submissionId), isNull(submissions.deletedAt)))
    .where(eq(exportFiles.exportId, exportId))
    .orderBy(asc(position));
}

function toExport(row: typeof exports.$inferSelect, files: ExportRecord['files']): ExportRecord {
  const { id, ownerId, format, system, author, state, expiresAt } = row;
  return { id, ownerId, format, system, author, state, expiresAt, files };
}

/** A worker that has made no file for this long is considered dead. */
const lostAfter = sql`now() - interval '30 seconds'`;

const mostClaims = 3;

/**
 * Claims the oldest waiting export, or one whose worker died; undefined if there is none. Concurrent workers claim
 * different exports. An export whose worker died three times fails.
 */
function claimExport(db: Executor): Promise<ClaimedExport | undefined> {
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

/** Undefined if the paper was deleted in the meantime. */
async function findExportSource(
  db: Executor,
  { ownerId, submissionId }: { ownerId: string; submissionId: string },
): Promise<ExportSource | undefined> {
  const [submission] = await listSubmissionsById(db, { ownerId, submissionIds: [submissionId] });
  if (submission === undefined) return undefined;
  const number = submission.grade?.reviewNumber;
  const review = number === undefined ? undefined : await findReview(db, { ownerId, submissionId, number });
  return { submission, review: review ?? null };
}

/** Returns false if another worker has claimed the export. Each recorded file also renews the claim. */
function recordExportFile(db: Executor, claim: ExportClaim, file: ExportFile): Promise<boolean> {
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

function finishExport(db: Executor, claim: ExportClaim, state: 'ready' | 'failed'): Promise<boolean> {
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
 * Deletes exports that expired more than ten minutes ago, so downloads in progress can finish. Returns the files
 * that the store has to remove.
 */
function sweepExports(
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

export {
  createExport as create,
  getExport as get,
  claimExport as claim,
  findExportSource as findSource,
  recordExportFile as recordFile,
  finishExport as finish,
  sweepExports as sweep,
};
