import type { StoredRemoval } from '@greenpen/gradebook';
import { PaperStoreError } from '@greenpen/paper-store';
import type { Ports } from '../ports.ts';

/** Counts only. `left`: removals that the store refused; the next run retries them. */
export type DeleteResult = {
  readonly expired: number;
  /** Submissions that their owner deleted and did not restore in time. */
  readonly purged: number;
  readonly removed: number;
  readonly left: number;
};

const batchSize = 200;

/**
 * Deletes expired submissions and those that their owner deleted. The database transaction records which stored
 * files to remove, so after a crash the next run removes them.
 */
export async function deleteExpired(ports: Ports, signal: AbortSignal): Promise<DeleteResult> {
  const expired = await expireAll(ports, signal);
  const purged = await purgeAll(ports, signal);
  return { expired, purged, ...(await removeAll(ports, signal)) };
}

async function expireAll({ gradebook }: Ports, signal: AbortSignal): Promise<number> {
  let expired = 0;
  for (;;) {
    const ids = await gradebook.submissions.listExpired({ limit: batchSize });
    const before = expired;
    for (const id of ids) {
      signal.throwIfAborted();
      if ((await gradebook.submissions.expire(id)) === 'expired') expired += 1;
    }
    // A full batch without progress waits for the next run instead of looping.
    if (ids.length < batchSize || expired === before) return expired;
  }
}

async function purgeAll({ gradebook }: Ports, signal: AbortSignal): Promise<number> {
  for (let purged = 0; ;) {
    signal.throwIfAborted();
    const count = await gradebook.submissions.purgeDeleted({ limit: batchSize });
    purged += count;
    if (count < batchSize) return purged;
  }
}

async function removeAll(ports: Ports, signal: AbortSignal): Promise<Pick<DeleteResult, 'removed' | 'left'>> {
  let removed = 0;
  let left = 0;
  let after: string | null = null;
  for (;;) {
    const removals = await ports.gradebook.submissions.listRemovals({ after, limit: batchSize });
    for (const removal of removals) {
      signal.throwIfAborted();
      if (await isRemoved(ports, removal)) removed += 1;
      else left += 1;
      after = removal.submissionId;
    }
    if (removals.length < batchSize) return { removed, left };
  }
}

/** A file that cannot be removed does not stop the others. */
async function isRemoved({ gradebook, store }: Ports, removal: StoredRemoval): Promise<boolean> {
  try {
    if (removal.fileId !== null) await store.remove(removal.fileId);
    await store.removeFolder(removal.folder);
  } catch (error) {
    if (error instanceof PaperStoreError) return false;
    throw error;
  }
  await gradebook.submissions.recordRemoved(removal.submissionId);
  return true;
}
