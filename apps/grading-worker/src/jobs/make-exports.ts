import { type ClaimedExport, exportDocumentName, type ExportFile } from '@greenpen/gradebook';
import { ExpectedError } from '@greenpen/grading';
import { PaperStoreError } from '@greenpen/paper-store';
import type { Ports } from '../ports.ts';
import { makeFeedbackFile } from '../returning/make-feedback-file.ts';

export type MadeExports =
  | 'nothing-to-do'
  | { readonly exports: number; readonly files: number; readonly notMade: number };

/** Makes all waiting exports, one after the other. */
export async function makeExports(ports: Ports, signal: AbortSignal): Promise<MadeExports> {
  const made = { exports: 0, files: 0, notMade: 0 };
  while (!signal.aborted) {
    const claimed = await ports.gradebook.exports.claim();
    if (claimed === undefined) break;
    made.exports += 1;
    for await (const file of makeFiles(ports, claimed, signal)) {
      if (file.kind === null) made.notMade += 1;
      else made.files += 1;
    }
  }
  return made.exports === 0 ? 'nothing-to-do' : made;
}

/** If the worker stops, the next one to claim the export continues with the remaining files. */
async function* makeFiles(
  ports: Ports,
  { claim, export: wanted }: ClaimedExport,
  signal: AbortSignal,
): AsyncGenerator<ExportFile> {
  const { gradebook } = ports;
  for (const file of wanted.files) {
    if (file.kind !== null || file.reason !== null) continue;
    const made = await makeOne(ports, { claim, export: wanted }, file, signal);
    if (made === null) continue;
    const isHeld = await gradebook.exports.recordFile(claim, made);
    if (!isHeld) return;
    yield made;
  }
  await gradebook.exports.finish(claim, 'ready');
}

/** Stores the file before the row that records it; null if the paper was deleted in the meantime. */
async function makeOne(
  ports: Ports,
  { export: wanted }: ClaimedExport,
  file: ExportFile,
  signal: AbortSignal,
): Promise<ExportFile | null> {
  const { gradebook, store } = ports;
  const where = { ownerId: wanted.ownerId, submissionId: file.submissionId };
  const source = await gradebook.exports.findSource(where);
  if (source === undefined) return null;
  try {
    const made = await makeFeedbackFile(ports, source, wanted, signal);
    if (made.kind !== null) {
      const name = exportDocumentName(wanted.id, file.submissionId);
      await store.putAt(name, made.bytes);
      // The paper may have been deleted while its file was being made.
      if ((await gradebook.exports.findSource(where)) === undefined) {
        await store.remove(name);
        return null;
      }
    }
    return { ...file, kind: made.kind, reason: made.reason };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ExpectedError && error.code === 'DATABASE_UNAVAILABLE') throw error;
    const reason = error instanceof PaperStoreError ? `storage-${error.code}` : 'failed';
    return { ...file, kind: null, reason };
  }
}

export type SweptExports = { readonly files: number };

/** Removes the files of expired exports. Files left by a crash here are removed with the orphans a day later. */
export async function sweepExports({ gradebook, store }: Ports): Promise<SweptExports> {
  const over = await gradebook.exports.sweep();
  for (const { exportId, submissionId } of over) {
    await store.remove(exportDocumentName(exportId, submissionId));
  }
  return { files: over.length };
}
