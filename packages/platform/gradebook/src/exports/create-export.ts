import { AppError } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { ExportRecord, NewExport } from './export-records.ts';
import { exportFiles, exports, submissions } from '../schema/index.ts';

const lifetime = sql`now() + interval '1 hour'`;

/**
 * For the worker to make, within the hour. Throws SUBMISSION_NOT_FOUND where one is not the owner's. Written with
 * its audit in one transaction; the worker finds it by its state.
 */
export function createExport(db: Executor, wanted: NewExport): Promise<ExportRecord> {
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
    if (made === undefined) throw new AppError('DATABASE_UNAVAILABLE', 'no export was written');
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

/** Throws EXPORT_NOT_FOUND, also once its hour is over. */
export async function getExport(
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

export async function listFiles(db: Executor, exportId: string): Promise<ExportRecord['files']> {
  const { position, submissionId, kind, reason } = exportFiles;
  return db
    .select({ position, submissionId, kind, reason })
    .from(exportFiles)
    .innerJoin(submissions, and(eq(submissions.id, submissionId), isNull(submissions.deletedAt)))
    .where(eq(exportFiles.exportId, exportId))
    .orderBy(asc(position));
}

export function toExport(row: typeof exports.$inferSelect, files: ExportRecord['files']): ExportRecord {
  const { id, ownerId, format, system, author, state, expiresAt } = row;
  return { id, ownerId, format, system, author, state, expiresAt, files };
}
