import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { storedRemovals } from '../schema/installation.ts';

/** What is to be taken out of the paper store for good. */
export type StoredRemoval = {
  readonly submissionId: string;
  /** null where the file itself is gone already. */
  readonly fileId: string | null;
  /** The folder of all documents that were made of the paper: "reviews/<id>". */
  readonly folder: string;
};

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

/** Documents of every review and of every attempt at one lie in one folder, named or not. */
export function withFolder({ submissionId, fileId }: Removal): StoredRemoval {
  return { submissionId, fileId, folder: `reviews/${submissionId}` };
}
