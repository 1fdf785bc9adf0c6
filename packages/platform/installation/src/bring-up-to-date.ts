import { basename } from 'node:path';
import {
  hasAnyAccount,
  migrate,
  NewerDatabaseError,
  openGradebook,
  readSchemaState,
  recordKeyCheck,
  shareDatabase,
} from '@greenpen/gradebook';
import { createKeyCheck, recordKey } from '@greenpen/paper-store';
import { makeBackup, type MadeBackup } from './backup/make-backup.ts';
import type { Place } from './backup/write-backup.ts';
import { checkDatabaseKey } from './open-installation.ts';
import { underWay } from './keys/hold-lease.ts';
import { codeOf, InstallationError } from './installation-error.ts';
import { settleRestore } from './restore/restore-journal.ts';

type UpToDateRequest = Place & { readonly backupDir: string; readonly say: (sentence: string) => void };

/**
 * Makes a database this version's, before anything serves: refuses a newer database and another key with nothing
 * changed, ends a restore that was cut short, backs up what is there, migrates, and only then ties the data folder to
 * the key. Killed anywhere it may run again.
 */
export async function bringUpToDate(request: UpToDateRequest): Promise<void> {
  // A restore in progress elsewhere must not be mistaken for an interrupted one.
  const shared = await shareDatabase(request.databaseUrl);
  if (shared === null) throw new InstallationError(underWay);
  try {
    await bringShared(request);
  } finally {
    await shared.end();
  }
}

async function bringShared(request: UpToDateRequest): Promise<void> {
  const { databaseUrl, dataDir, key, say } = request;
  const state = await readSchemaState({ databaseUrl });
  if (state === 'newer') throw new InstallationError(new NewerDatabaseError().message);
  await checkDatabaseKey({ databaseUrl, key });
  const restore = await settleRestore(request);
  if (restore === 'completed') say('A restore that was interrupted is completed.');
  if (restore === 'undone') say('A restore that was interrupted is undone.');
  const backup = state === 'behind' ? await backUpFirst(request) : null;
  await migrate({ databaseUrl });
  await recordKeyCheck({ databaseUrl, keyCheck: createKeyCheck(key) });
  // Another first start may have recorded a different key.
  await checkDatabaseKey({ databaseUrl, key });
  await recordKey({ dataDir, key });
  if (backup !== null) await noteBackup(databaseUrl, backup);
}

async function backUpFirst(request: UpToDateRequest): Promise<MadeBackup | null> {
  if (!(await hasAnyAccount(request))) return null;
  request.say('Backing up before the database is changed to this version.');
  try {
    return await makeBackup({ ...request, kind: 'before-migration', book: null });
  } catch (error) {
    throw new InstallationError(
      `The backup before the change to this version failed (${codeOf(error)}): nothing was changed. ` +
        'Make room for it, or point BACKUP_DIR to another folder.',
    );
  }
}

async function noteBackup(databaseUrl: string, { path, size }: MadeBackup): Promise<void> {
  const gradebook = openGradebook({ databaseUrl, applicationName: 'greenpen-migrate' });
  try {
    const runId = await gradebook.backups.recordStarted('before-migration');
    await gradebook.backups.recordMade({ runId, fileName: basename(path), fileSize: size });
  } finally {
    await gradebook.close();
  }
}
