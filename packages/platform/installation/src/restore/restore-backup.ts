import { createHash, randomUUID } from 'node:crypto';
import { rm, statfs } from 'node:fs/promises';
import {
  beginRestore,
  canRestore,
  migrate,
  readSchemaState,
  type DatabaseRestore,
} from '@greenpen/gradebook';
import { createKeyCheck, makeFolder, openSealedFiles } from '@greenpen/paper-store';
import { makeBackup, type MadeBackup } from '../backup/make-backup.ts';
import type { BackupHead, BackupManifest } from '../backup/manifest.ts';
import { checkBackup, readBackup } from '../backup/read-backup.ts';
import type { Place } from '../backup/write-backup.ts';
import { InstallationError } from '../installation-error.ts';
import { lockExclusively } from '../keys/hold-lease.ts';
import { checkDatabaseKey } from '../open-installation.ts';
import { beginChangeOver, settleRestore, stagingFolder } from './restore-journal.ts';

export type RestoreRequest = Place & {
  /** The backup. */
  readonly path: string;
  readonly backupDir: string;
  readonly say: (sentence: string) => void;
};

export type Restored = {
  readonly head: BackupHead;
  readonly manifest: BackupManifest;
  /** Backup of the previous data; null if there was no data. */
  readonly restorePoint: MadeBackup | null;
};

const WRITES_AT_ONCE = 16;

/**
 * Replaces all current data with a backup. Everything is checked before anything changes, and the switch is one
 * transaction and one rename, so after a failure or kill at any point the data is entirely old or entirely new.
 * Throws without changing anything while the product is running anywhere, or if the database is encrypted with
 * another key.
 */
export async function restoreBackup({ path, backupDir, say, ...place }: RestoreRequest): Promise<Restored> {
  const lock = await lockExclusively(place.databaseUrl);
  try {
    return await restoreAlone({ path, backupDir, say, ...place });
  } finally {
    await lock.end();
  }
}

async function restoreAlone({ path, backupDir, say, ...place }: RestoreRequest): Promise<Restored> {
  // Otherwise the restore point could never be decrypted.
  await checkDatabaseKey(place);
  await settleRestore(place);
  say('Checking the backup.');
  const { head, manifest } = await checkBackup(path, place.key);
  if (!canRestore(head.migrations)) {
    throw new InstallationError(
      'This backup was made by a newer version of the program; restore it with that version or a later one.',
    );
  }
  await checkSpace(place.dataDir, manifest);
  const restorePoint = await makeRestorePoint({ ...place, backupDir, say });
  say(`Restoring ${manifest.files.length} files and the records of ${head.takenAt}.`);
  try {
    await changeOver({ path, head, manifest, ...place });
  } catch (error) {
    await settleRestore(place);
    throw error;
  }
  await migrate(place);
  return { head, manifest, restorePoint };
}

async function makeRestorePoint(
  request: Place & { readonly backupDir: string; readonly say: (sentence: string) => void },
): Promise<MadeBackup | null> {
  if ((await readSchemaState(request)) === 'empty') return null;
  request.say('Backing up the current data.');
  return makeBackup({ ...request, kind: 'before-restore', book: null });
}

type ChangeOver = Place & {
  readonly path: string;
  readonly head: BackupHead;
  readonly manifest: BackupManifest;
};

async function changeOver({ path, head, manifest, ...place }: ChangeOver): Promise<void> {
  const restoreId = randomUUID();
  const staging = stagingFolder(place.dataDir);
  await rm(staging, { recursive: true, force: true });
  await makeFolder(staging);
  const restore = await beginRestore(place.databaseUrl, head.migrations);
  try {
    await fill({ path, manifest, staging, restore, key: place.key });
    await beginChangeOver(place.dataDir, restoreId);
    await restore.commit({ restoreId, keyCheck: createKeyCheck(place.key) });
  } catch (error) {
    await restore.rollback();
    throw error;
  }
  await settleRestore(place);
}

type Filling = Pick<ChangeOver, 'path' | 'manifest' | 'key'> & {
  readonly staging: string;
  readonly restore: DatabaseRestore;
};

async function fill({ path, manifest, staging, restore, key }: Filling): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const hashes = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]));
  const files = openSealedFiles(staging);
  let writing: Promise<void>[] = [];
  for await (const part of readBackup(path, key)) {
    if (part.kind === 'table') {
      const table = tables.get(part.name);
      if (table !== undefined) await restore.load(table, part.data);
    }
    if (part.kind !== 'file') continue;
    writing.push(writeChecked(files, part, hashes.get(part.name)));
    if (writing.length < WRITES_AT_ONCE) continue;
    await Promise.all(writing);
    writing = [];
  }
  await Promise.all(writing);
}

async function writeChecked(
  files: ReturnType<typeof openSealedFiles>,
  { name, sealed }: { readonly name: string; readonly sealed: Uint8Array },
  sha256: string | undefined,
): Promise<void> {
  await files.write(name, sealed);
  const written = createHash('sha256')
    .update(await files.read(name))
    .digest('hex');
  if (written !== sha256)
    throw new InstallationError(`The file ${name} was not written completely to this disk.`);
}

async function checkSpace(dataDir: string, { files, tables }: BackupManifest): Promise<void> {
  const wanted =
    files.reduce((sum, { bytes }) => sum + bytes, 0) + 3 * tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize > wanted) return;
  throw new InstallationError(
    `The disk of ${dataDir} has too little free space: the restore needs ${Math.ceil(wanted / 1e6)} MB.`,
  );
}
