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
 * Prepares the database before anything serves requests: refuses a newer version or another key without changing
 * anything, finishes an interrupted restore, backs up existing data, migrates, and only then ties the data folder to
 * the key. Safe to repeat after being killed at any point.
 */
export async function bringUpToDate(request: UpToDateRequest): Promise<void> {
  // The shared lock prevents mistaking a running restore for an interrupted one.
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
  if (restore === 'completed') say('An interrupted restore was completed.');
  if (restore === 'undone') say('An interrupted restore was rolled back.');
  const backup = state === 'behind' ? await backUpFirst(request) : null;
  await migrate({ databaseUrl });
  await recordKeyCheck({ databaseUrl, keyCheck: createKeyCheck(key) });
  // A concurrent first start may have recorded a different key.
  await checkDatabaseKey({ databaseUrl, key });
  await recordKey({ dataDir, key });
  if (backup !== null) await noteBackup(databaseUrl, backup);
}

async function backUpFirst(request: UpToDateRequest): Promise<MadeBackup | null> {
  if (!(await hasAnyAccount(request))) return null;
  request.say('Backing up the database before upgrading it to this version.');
  try {
    return await makeBackup({ ...request, kind: 'before-migration', book: null });
  } catch (error) {
    throw new InstallationError(
      `The backup before the upgrade to this version failed (${codeOf(error)}), so nothing was changed. ` +
        'Free some disk space, or set BACKUP_DIR to another folder.',
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
