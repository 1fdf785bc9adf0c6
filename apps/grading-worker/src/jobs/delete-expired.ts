import type { StoredRemoval } from '@greenpen/gradebook';
import { PaperStoreError } from '@greenpen/paper-store';
import type { Ports } from '../ports.ts';

/** Counts alone. `left`: papers whose removal the store refused; the next round tries them again. */
export type DeleteResult = {
  readonly expired: number;
  /** What its owner deleted and did not put back. */
  readonly purged: number;
  readonly removed: number;
  readonly left: number;
};

const batchSize = 200;

/**
 * Deletes what its day has come for. The rows give it up first and note what the store has to remove, so that a
 * crash in between leaves a note that the next round works off, as it does for papers that somebody deleted.
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
    // A batch of which nothing could be done is left to the next round rather than asked for again at once.
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

/** One file that cannot be removed does not keep the others. */
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
