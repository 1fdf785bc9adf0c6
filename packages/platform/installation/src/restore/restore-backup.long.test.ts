import { randomBytes } from 'node:crypto';
import { cp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNamedFiles, openGradebook } from '@greenpen/gradebook';
import { queuePaper } from '@greenpen/gradebook/testing';
import { openPaperStore, openText } from '@greenpen/paper-store';
import { expect, it } from 'vitest';
import { makeBackup } from '../backup/make-backup.ts';
import { killCommand } from '../testing/kill-command.ts';
import {
  addGradedPaper,
  prepareInstallation,
  valueOf,
  type TestInstallation,
} from '../testing/prepare-installation.ts';
import { restoreBackup } from './restore-backup.ts';
import { settleRestore } from './restore-journal.ts';

const say = (): void => undefined;

function backUp(from: TestInstallation) {
  return makeBackup({ ...from, kind: 'by-hand', book: from.gradebook });
}

/** Every row of every table but those that a restore leaves out. */
async function dump({ gradebook }: TestInstallation): Promise<string> {
  const { rows } = await gradebook.database.execute<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not in ('session', 'installation', 'backup_runs', 'rate_limit', 'audit_pending')
     order by 1`,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await gradebook.database.execute<{ line: string }>(
        `select t::text as line from "${name}" t order by 1`,
      );
      return [name, ...found.rows.map(({ line }) => line)].join('\n');
    }),
  );
  return texts.join('\n');
}

it('restores everything to another installation with the same key, and changes nothing the second time', async () => {
  const from = await prepareInstallation();
  const paper = await addGradedPaper(from, 'Sleep and memory');
  const to = await prepareInstallation(valueOf(from.key));
  const backup = await backUp(from);
  expect(backup.manifest).toMatchObject({ missing: [], damaged: [] });
  expect(backup.manifest.files).toHaveLength(3);
  const wanted = await dump(from);

  for (const _ of ['once', 'again']) {
    await restoreBackup({ ...to, path: backup.path, say });
    expect(await dump(to)).toBe(wanted);
    const store = await openPaperStore({ folder: join(to.dataDir, 'files'), key: to.key });
    expect(Buffer.from(await store.get(paper.fileId)).toString()).toBe('Sleep and memory');
    const { grade } = await to.gradebook.submissions.get(paper);
    expect(openText(to.key, grade?.feedback ?? Buffer.alloc(0))).toBe('feedback on Sleep and memory');
  }
  expect((await readdir(to.dataDir)).toSorted()).toEqual(['backups', 'files', 'key-check']);
  // Sequences continue after the restored ids.
  await addGradedPaper(to, 'The next paper');
});

it('queues papers in grading again, and ends every session', async () => {
  const from = await prepareInstallation();
  const { ownerId } = await addGradedPaper(from, 'Sleep');
  const waiting = await queuePaper(from.gradebook, ownerId);
  await from.gradebook.database.execute(`
    insert into session (id, expires_at, token_hash, is_remembered, user_id) values ('s', now() + interval '1 day', 't', true, '${ownerId}');
    insert into api_keys (owner_id, hash, hint) values ('${ownerId}', 'h', 'abcd')`);
  const to = await prepareInstallation(valueOf(from.key));
  await restoreBackup({ ...to, path: (await backUp(from)).path, say });

  const { rows } = await to.gradebook.database.execute(
    'select (select count(*)::int from session) as sessions, (select count(*)::int from api_keys) as keys',
  );
  expect(rows).toEqual([{ sessions: 0, keys: 1 }]);
  expect(await to.gradebook.submissions.get({ ownerId, submissionId: waiting })).toMatchObject({
    state: 'queued',
  });
  expect(await to.gradebook.runs.heal()).toEqual({ queuedAgain: 1, givenUp: 0 });
});

it('makes a restore point that brings the previous data back', async () => {
  const from = await prepareInstallation();
  await addGradedPaper(from, 'Sleep');
  const to = await prepareInstallation(valueOf(from.key));
  const mine = await addGradedPaper(to, 'Previous paper');
  const before = await dump(to);
  const { restorePoint } = await restoreBackup({ ...to, path: (await backUp(from)).path, say });
  expect(await dump(to)).not.toBe(before);

  await restoreBackup({ ...to, path: restorePoint?.path ?? '', say });
  expect(await dump(to)).toBe(before);
  const store = await openPaperStore({ folder: join(to.dataDir, 'files'), key: to.key });
  expect(Buffer.from(await store.get(mine.fileId)).toString()).toBe('Previous paper');
});

it('refuses a damaged backup, one of another key and one of a newer version, and changes nothing', async () => {
  const from = await prepareInstallation();
  await addGradedPaper(from, 'Sleep');
  const to = await prepareInstallation(valueOf(from.key));
  await addGradedPaper(to, 'Mine');
  const before = await dump(to);
  const { path } = await backUp(from);
  const { size } = await stat(path);

  const damaged = `${path}.damaged`;
  for (const at of [10, Math.floor(size / 2), size - 1]) {
    await cp(path, damaged);
    const file = await open(damaged, 'r+');
    await file.write(randomBytes(4), 0, 4, at - 4);
    await file.close();
    await expect(restoreBackup({ ...to, path: damaged, say })).rejects.toThrow(/damaged|key/u);
  }
  await writeFile(damaged, (await readFile(path)).subarray(0, size - 100));
  await expect(restoreBackup({ ...to, path: damaged, say })).rejects.toThrow('damaged');
  await expect(restoreBackup({ ...to, path: `${path}.none`, say })).rejects.toThrow('There is no file');

  const stranger = await prepareInstallation();
  await expect(restoreBackup({ ...stranger, path, say })).rejects.toThrow('GREENPEN_KEY is a different key');

  await from.gradebook.database.execute(
    `insert into migrations.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  const newer = await backUp(from);
  await expect(restoreBackup({ ...to, path: newer.path, say })).rejects.toThrow('newer version');
  expect(await dump(to)).toBe(before);
  expect(await readdir(join(to.dataDir))).not.toContain('backups');
});

it('refuses while the product runs on the same database', async () => {
  const from = await prepareInstallation();
  await addGradedPaper(from, 'Sleep');
  const to = await prepareInstallation(valueOf(from.key));
  await addGradedPaper(to, 'Mine');
  const before = await dump(to);
  const backup = await backUp(from);
  const blocked = openGradebook({ databaseUrl: to.databaseUrl, applicationName: 'greenpen-api' });
  await blocked.checkDatabase();
  await expect(restoreBackup({ ...to, path: backup.path, say })).rejects.toThrow('Stop Greenpen first');
  await blocked.close();
  expect(await dump(to)).toBe(before);
});

it('refuses a database that was encrypted with another key, because the result would be unreadable', async () => {
  const from = await prepareInstallation();
  await addGradedPaper(from, 'Sleep');
  const { path } = await backUp(from);
  const stranger = await prepareInstallation(Buffer.alloc(32, 9).toString('base64'));
  await addGradedPaper(stranger, 'Mine');
  const before = await dump(stranger);
  const request = { ...from, databaseUrl: stranger.databaseUrl, path, say };
  await expect(restoreBackup(request)).rejects.toThrow('not the key that this database');
  expect(await dump(stranger)).toBe(before);
});

it('says which files were gone when the backup was made', async () => {
  const from = await prepareInstallation();
  const { fileId } = await addGradedPaper(from, 'Sleep');
  await from.store.remove(fileId);
  const backup = await backUp(from);
  expect(backup.manifest.missing).toEqual([fileId]);
  expect(await listNamedFiles(from.gradebook.database, [fileId])).toEqual([fileId]);
  await rm(backup.path);
});

it(
  'killed at any step it is the old installation or the restored one, never half',
  { timeout: 180_000 },
  async () => {
    const from = await prepareInstallation();
    const papers = [await addGradedPaper(from, 'Sleep')];
    const { path } = await backUp(from);
    const wanted = await dump(from);
    const to = await prepareInstallation(valueOf(from.key));
    const mine = await addGradedPaper(to, 'Previous paper');
    const before = await dump(to);
    const outcomes: string[] = [];
    const value = valueOf(from.key);
    const { dataDir, databaseUrl, backupDir } = to;
    const request = { dataDir, databaseUrl, backupDir, path, value };
    for (let killAt = 1; await killCommand('restore', request, killAt); killAt += 1) {
      // The first step of the next start.
      await settleRestore(to);
      const found = await dump(to);
      expect([before, wanted]).toContain(found);
      const isRestored = found === wanted;
      outcomes.push(isRestored ? 'restored' : 'as before');
      const store = await openPaperStore({ folder: join(dataDir, 'files'), key: to.key });
      const fileId = isRestored ? papers[0]?.fileId : mine.fileId;
      expect(Buffer.from(await store.get(fileId ?? '')).toString()).toBe(
        isRestored ? 'Sleep' : 'Previous paper',
      );
    }
    expect(await dump(to)).toBe(wanted);
    expect(new Set(outcomes)).toEqual(new Set(['as before', 'restored']));
    expect(await readdir(dataDir)).toEqual(['backups', 'files', 'key-check']);
  },
);
