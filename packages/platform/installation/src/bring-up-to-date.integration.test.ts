import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findKeyCheck, holdAlone, openGradebook, readSchemaState, type Gradebook } from '@greenpen/gradebook';
import { createLaterVersion, createOldDatabase } from '@greenpen/gradebook/testing';
import { loadOrCreateKey, parseStoreKey } from '@greenpen/paper-store';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { Place } from './backup/write-backup.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { openInstallation } from './open-installation.ts';
import { restoreBackup } from './restore/restore-backup.ts';

type OldInstallation = Place & {
  readonly backupDir: string;
  readonly gradebook: Gradebook;
  readonly say: (sentence: string) => void;
};

/** An installation as an earlier version left it, with all migrations but the last, or none. */
async function prepareOld(left: 'last version' | 'nothing'): Promise<OldInstallation> {
  const migrations = left === 'nothing' ? 0 : 1;
  const later = await createLaterVersion();
  const { databaseUrl, ...database } = await createOldDatabase(inject('databaseUrl'), migrations);
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-old-'));
  const key = await loadOrCreateKey({ dataDir, value: null, mayCreate: true });
  const gradebook = openGradebook({ databaseUrl, applicationName: 'greenpen-test' });
  onTestFinished(async () => {
    await gradebook.close();
    await database.drop();
    await later.end();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { databaseUrl, dataDir, key, gradebook, backupDir: join(dataDir, 'backups'), say: () => undefined };
}

async function addAccount({ gradebook }: OldInstallation): Promise<void> {
  await gradebook.database.execute(
    `insert into "user" (id, name, email) values ('u', 'Robin Vale', 'robin@example.edu')`,
  );
}

async function countAccounts({ gradebook }: OldInstallation): Promise<unknown> {
  return (await gradebook.database.execute('select count(*)::int as count from "user"')).rows;
}

it('backs up an older version before migrating it, and this version can restore that backup', async () => {
  const at = await prepareOld('last version');
  await addAccount(at);
  await bringUpToDate(at);
  expect(await readSchemaState(at)).toBe('current');
  expect(await countAccounts(at)).toEqual([{ count: 1 }]);
  const [file = ''] = await readdir(at.backupDir);
  expect(file).toMatch(/-before-migration\.backup$/u);
  expect(await at.gradebook.backups.getStatus()).toMatchObject({ lastGood: { fileName: file } });

  await at.gradebook.database.execute('delete from "user"');
  await restoreBackup({ ...at, path: join(at.backupDir, file) });
  expect(await readSchemaState(at)).toBe('current');
  expect(await countAccounts(at)).toEqual([{ count: 1 }]);
  // A second start finds nothing to do.
  await bringUpToDate(at);
  expect((await readdir(at.backupDir)).filter((name) => name.includes('migration'))).toHaveLength(1);
});

it('changes nothing if the backup fails', async () => {
  const at = await prepareOld('last version');
  await addAccount(at);
  const nowhere = join(at.dataDir, 'greenpen.key', 'backups');
  await expect(bringUpToDate({ ...at, backupDir: nowhere })).rejects.toThrow('nothing was changed');
  expect(await readSchemaState(at)).toBe('behind');
});

it('makes no backup of a database without accounts', async () => {
  const at = await prepareOld('nothing');
  await bringUpToDate(at);
  expect(await readdir(at.dataDir)).not.toContain('backups');
  expect(await findKeyCheck(at)).not.toBeNull();
});

it('refuses a newer database, an older one that serves, and another key, with one sentence each', async () => {
  const at = await prepareOld('last version');
  const options = { ...at, value: null, mayCreate: false };
  await expect(openInstallation(options)).rejects.toThrow('not been upgraded to this version');
  await bringUpToDate(at);
  expect((await openInstallation(options)).id).toBe(at.key.id);
  const other = parseStoreKey(Buffer.alloc(32, 3).toString('base64'));
  await expect(bringUpToDate({ ...at, key: other })).rejects.toThrow('not the key that this database');
  const elsewhere = await mkdtemp(join(tmpdir(), 'greenpen-elsewhere-'));
  onTestFinished(() => rm(elsewhere, { recursive: true }));
  const value = Buffer.from(other.bytes).toString('base64');
  await expect(openInstallation({ ...options, dataDir: elsewhere, value })).rejects.toThrow('not the key');
  expect(await readdir(elsewhere)).toEqual([]);

  await at.gradebook.database.execute(
    `insert into migrations.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  await expect(bringUpToDate(at)).rejects.toThrow('newer version');
  await expect(openInstallation(options)).rejects.toThrow('newer version');
});

// ASVS-13.3.1
it('binds a data folder to a key only after the database accepted it, and completes no restore before', async () => {
  const at = await prepareOld('nothing');
  await bringUpToDate(at);
  const other = parseStoreKey(Buffer.alloc(32, 3).toString('base64'));
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-elsewhere-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await mkdir(join(dataDir, 'files.restored'));
  await writeFile(join(dataDir, 'restore-in-progress'), JSON.stringify({ restoreId: 'r' }));
  await expect(bringUpToDate({ ...at, dataDir, key: other })).rejects.toThrow(
    'not the key that this database',
  );
  expect((await readdir(dataDir)).toSorted()).toEqual(['files.restored', 'restore-in-progress']);
  const start = openInstallation({ ...at, dataDir, value: null, mayCreate: false });
  await expect(start).rejects.toThrow('A restore was interrupted');
  // The right key is not locked out.
  await bringUpToDate({ ...at, dataDir });
  expect(await readdir(dataDir)).toEqual(['key-check']);
});

it('changes nothing while a restore or a key change has exclusive access', async () => {
  const at = await prepareOld('nothing');
  await bringUpToDate(at);
  await writeFile(join(at.dataDir, 'restore-in-progress'), JSON.stringify({ restoreId: 'r' }));
  const alone = await holdAlone(at.databaseUrl);
  await expect(bringUpToDate(at)).rejects.toThrow('a backup is being restored');
  expect(await readdir(at.dataDir)).toContain('restore-in-progress');
  if ('end' in alone) await alone.end();
  await bringUpToDate(at);
  expect(await readdir(at.dataDir)).not.toContain('restore-in-progress');
});

it('creates and records no key for a database that does not answer or has another key', async () => {
  const at = await prepareOld('nothing');
  await bringUpToDate(at);
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-elsewhere-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const away = 'postgresql://greenpen@127.0.0.1:1/greenpen';
  for (const databaseUrl of [at.databaseUrl, away]) {
    const start = openInstallation({ databaseUrl, dataDir, value: null, mayCreate: true });
    await expect(start).rejects.toMatchObject({ code: 'key-missing' });
  }
  const value = Buffer.alloc(32, 3).toString('base64');
  await openInstallation({ databaseUrl: away, dataDir, value, mayCreate: false });
  expect(await readdir(dataDir)).toEqual([]);
});

it('starts while the database is away, since it may come back', async () => {
  const at = await prepareOld('nothing');
  const databaseUrl = 'postgresql://greenpen@127.0.0.1:1/greenpen';
  const key = await openInstallation({ ...at, databaseUrl, value: null, mayCreate: false });
  expect(key.id).toBe(at.key.id);
});
