import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { StoredRemoval } from './stored-removal.ts';
import { storedRemovals } from '../schema/index.ts';

type Removal = Pick<StoredRemoval, 'submissionId' | 'fileId'>;

/** Notes what the store has to remove; a note that is still open keeps the file that it names. */
export async function noteRemoval(tx: Executor, removal: Removal): Promise<StoredRemoval> {
  const [noted] = await noteRemovals(tx, [removal]);
  return noted ?? withFolder(removal);
}

export async function noteRemovals(tx: Executor, removals: readonly Removal[]): Promise<StoredRemoval[]> {
  const noted = await tx
    .insert(storedRemovals)
    .values([...removals])
    .onConflictDoUpdate({
      target: storedRemovals.submissionId,
      set: { fileId: sql`coalesce(${storedRemovals.fileId}, excluded.file_id)` },
    })
    .returning();
  return noted.map((row) => withFolder(row));
}

/** What the store has still to remove, by submission id; `after` is the last id of the page before. */
export async function listRemovals(
  db: Executor,
  { after, limit }: { after: string | null; limit: number },
): Promise<StoredRemoval[]> {
  const rows = await db
    .select()
    .from(storedRemovals)
    .where(after === null ? undefined : gt(storedRemovals.submissionId, after))
    .orderBy(asc(storedRemovals.submissionId))
    .limit(limit);
  return rows.map((row) => withFolder(row));
}

/** Says that the store holds nothing of it any more. */
export async function recordRemoved(db: Executor, submissionId: string): Promise<void> {
  await db.delete(storedRemovals).where(eq(storedRemovals.submissionId, submissionId));
}

/** Documents of every review and of every attempt at one lie in one folder, named or not. */
function withFolder({ submissionId, fileId }: Removal): StoredRemoval {
  return { submissionId, fileId, folder: `reviews/${submissionId}` };
}
