import { exportDocumentName } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';

export type SweptExports = { readonly files: number };

/** Removes made files whose hour is over. What a crash leaves here goes with the orphans, a day later. */
export async function sweepExports({ gradebook, store }: Ports): Promise<SweptExports> {
  const over = await gradebook.exports.sweep();
  for (const { exportId, submissionId } of over) {
    await store.remove(exportDocumentName(exportId, submissionId));
  }
  return { files: over.length };
}
