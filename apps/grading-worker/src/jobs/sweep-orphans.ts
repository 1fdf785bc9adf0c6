import type { Ports } from '../ports.ts';

export type SweepResult = { readonly files: number; readonly parts: number };

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 500;

/**
 * Removes partial uploads, and files that no row names. Only those older than a day, because a file is stored
 * before its row is written.
 */
export async function sweepOrphans(
  { listNamedFiles, store, now }: Ports,
  signal: AbortSignal,
): Promise<SweepResult> {
  const before = new Date(now().getTime() - dayMs);
  let files = 0;
  let batch: string[] = [];
  const sweep = async (): Promise<void> => {
    const named = new Set(await listNamedFiles(batch.map(rowName)));
    for (const id of batch) {
      if (named.has(rowName(id))) continue;
      await store.remove(id);
      files += 1;
    }
    batch = [];
  };
  for await (const { id, storedAt } of store.list()) {
    signal.throwIfAborted();
    if (storedAt >= before) continue;
    batch.push(id);
    if (batch.length === batchSize) await sweep();
  }
  if (batch.length > 0) await sweep();
  return { files, parts: await store.removeStaleParts(before) };
}

/** A review's paper and what a model replied are stored next to it; the row names only the review. */
function rowName(id: string): string {
  return id.replace(/-(?:paper|model(?:-[\da-f]+)?)$/u, '');
}
