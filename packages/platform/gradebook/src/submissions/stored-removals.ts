import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { storedRemovals } from '../schema/installation.ts';

/** Files to remove from the paper store permanently. */
export type StoredRemoval = {
  readonly submissionId: string;
  /** null if the file itself has already been removed. */
  readonly fileId: string | null;
  /** The folder of all documents made from the paper: "reviews/<id>". */
  readonly folder: string;
};

type Removal = Pick<StoredRemoval, 'submissionId' | 'fileId'>;

/** Records what the store has to remove; an existing removal keeps its file id. */
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

/** One folder contains the documents of all reviews and attempts, referenced by a row or not. */
export function withFolder({ submissionId, fileId }: Removal): StoredRemoval {
  return { submissionId, fileId, folder: `reviews/${submissionId}` };
}
