import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BackupKind, Gradebook } from '@greenpen/gradebook';
import { codeOf } from '../installation-error.ts';
import { backupNameOf, listOutdated } from './backup-names.ts';
import { writeBackup, type Place, type WrittenBackup } from './write-backup.ts';

export type MadeBackup = WrittenBackup & { readonly path: string };

export type MakeRequest = Place & {
  readonly kind: BackupKind;
  /** Where backups are kept, fourteen of them; made when missing. */
  readonly backupDir: string;
  /** The book of backups; null where the database has none yet. */
  readonly book: Pick<Gradebook, 'backups'> | null;
  /** A file of the operator's own, which is not counted and never removed. */
  readonly path?: string;
  readonly signal?: AbortSignal;
};

const partAgeMs = 24 * 60 * 60 * 1000;

/** Makes a backup, notes in the book how it went, and removes those that have been kept long enough. */
export async function makeBackup(request: MakeRequest): Promise<MadeBackup> {
  const { kind, backupDir, book } = request;
  const path = request.path ?? join(backupDir, backupNameOf(kind, new Date()));
  const runId = (await book?.backups.recordStarted(kind)) ?? null;
  try {
    const written = await writeBackup({ ...request, path });
    if (book !== null && runId !== null) {
      await book.backups.recordMade({ runId, fileName: basename(path), fileSize: written.size });
    }
    if (request.path === undefined) await removeOutdated(backupDir);
    return { ...written, path };
  } catch (error) {
    if (book !== null && runId !== null) {
      // The failure that is thrown says more than one of noting it.
      await book.backups.recordFailed({ runId, reason: codeOf(error) }).catch(() => undefined);
    }
    throw error;
  }
}

async function removeOutdated(backupDir: string): Promise<void> {
  const names = await readdir(backupDir);
  for (const name of listOutdated(names, new Date())) await rm(join(backupDir, name), { force: true });
  for (const name of names.filter((found) => /^\.greenpen-.*\.part$/u.test(found))) {
    const path = join(backupDir, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > partAgeMs) await rm(path, { force: true });
  }
}
