import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGradebook } from '@greenpen/gradebook';
import { loadOrCreateKey, openPaperStore, parseStoreKey } from '@greenpen/paper-store';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../restore/restore-backup.ts';
import {
  addGradedPaper,
  prepareInstallation,
  type TestInstallation,
} from '../testing/prepare-installation.ts';
import { startUploader, type Uploader } from '../testing/start-uploader.ts';
import { describeProcess, holdLease } from './hold-lease.ts';
import { rotateKey } from './rotate-key.ts';

const otherKey = parseStoreKey(Buffer.alloc(32, 9).toString('base64'));

function rotate({ dataDir, databaseUrl }: TestInstallation) {
  return rotateKey({ dataDir, databaseUrl, value: null, newValue: null });
}

/** Pauses the process, cuts its connections and lets its lease expire. */
async function pause(at: TestInstallation, uploader: Uploader): Promise<void> {
  uploader.signal('SIGSTOP');
  await cutConnections(at);
  await at.gradebook.database.execute(`update process_leases set seen_at = now() - interval '1 minute'`);
}

async function cutConnections({ gradebook }: TestInstallation): Promise<void> {
  await gradebook.database.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'uploader'`,
  );
}

async function countPapers({ gradebook }: TestInstallation): Promise<number> {
  return (await gradebook.database.execute('select from submissions')).rows.length;
}

// ASVS-11.1.1
describe('a process that runs during a key change', () => {
  it('is named, even without a current database connection', async () => {
    const at = await prepareInstallation();
    const uploader = await startUploader(at);
    await cutConnections(at);
    await expect(rotate(at)).rejects.toThrow(
      /^Stop Greenpen first: greenpen-api on \S+ \(process \d+\) still uses/u,
    );
    expect(await readdir(at.dataDir)).not.toContain('key-rotation');
    uploader.order('store');
    await expect.poll(() => uploader.said).toContainEqual({ stored: expect.any(String) });
    uploader.order('record');
    await expect.poll(() => uploader.said).toContainEqual({ recorded: 1 });
  });

  it('records nothing if it resumes after a suspension, and exits with a sentence', async () => {
    const at = await prepareInstallation();
    const papers = [await addGradedPaper(at, 'Sleep')];
    const uploader = await startUploader(at);
    uploader.order('store');
    await expect.poll(() => uploader.said).toContainEqual({ stored: expect.any(String) });
    await pause(at, uploader);
    await rotate(at);
    uploader.signal('SIGCONT');
    uploader.order('record');
    await expect.poll(() => uploader.said).toContainEqual({ refused: 'DATABASE_UNAVAILABLE' });
    await expect
      .poll(() => uploader.said)
      .toContainEqual({ ended: expect.stringContaining('The key was changed') });
    expect(uploader.said).not.toContainEqual({ recorded: expect.anything() });
    expect(await countPapers(at)).toBe(1);
    const key = await loadOrCreateKey({ ...at, value: null, mayCreate: false });
    const store = await openPaperStore({ folder: join(at.dataDir, 'files'), key });
    expect(Buffer.from(await store.get(papers[0]?.fileId ?? '')).toString()).toBe('Sleep');
  });
});

// ASVS-11.1.1
it('cannot overwrite restored data, although its key is still valid', async () => {
  const at = await prepareInstallation();
  await addGradedPaper(at, 'Sleep');
  const { path } = await makeBackup({ ...at, kind: 'by-hand', book: at.gradebook });
  const uploader = await startUploader(at);
  const restore = () => restoreBackup({ ...at, path, say: () => undefined });
  await expect(restore()).rejects.toThrow('Stop Greenpen first: greenpen-api on');
  uploader.order('store');
  await expect.poll(() => uploader.said).toContainEqual({ stored: expect.any(String) });
  await pause(at, uploader);
  await restore();
  uploader.signal('SIGCONT');
  uploader.order('record');
  // Its file went with the folder that the restore replaced.
  await expect.poll(() => uploader.said).toContainEqual({ refused: 'DATABASE_UNAVAILABLE' });
  expect(await countPapers(at)).toBe(1);
});

async function hold(
  at: TestInstallation,
  change: { readonly key?: typeof otherKey; readonly dataDir?: string },
) {
  const holder = describeProcess('greenpen-worker');
  const gradebook = openGradebook({ ...at, applicationName: 'starting', leaseId: holder.id });
  onTestFinished(() => gradebook.close());
  const onEnded = vi.fn<(sentence: string) => void>();
  return { lease: await holdLease({ ...at, ...change, gradebook, holder, onEnded }) };
}

describe('a process that starts', () => {
  it('gets no lease with another key, and does not bind its data folder', async () => {
    const at = await prepareInstallation();
    const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-elsewhere-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    await expect(hold(at, { key: otherKey, dataDir })).rejects.toThrow('not the key that this database');
    expect(await readdir(dataDir)).toEqual([]);
    const { lease } = await hold(at, { dataDir });
    expect(await readdir(dataDir)).toEqual(['key-check']);
    await lease.end();
  });

  it('during an outage is refused afterwards if its key is wrong', async () => {
    const at = await prepareInstallation();
    const holder = describeProcess('greenpen-api');
    const { gradebook } = at;
    let isAway = true;
    const onEnded = vi.fn<(sentence: string) => void>();
    const take: typeof gradebook.leases.take = (...asked) =>
      isAway ? Promise.reject(new Error('away')) : gradebook.leases.take(...asked);
    const calls = { leases: { ...gradebook.leases, take } };
    const lease = await holdLease({ ...at, gradebook: calls, holder, key: otherKey, onEnded });
    expect(onEnded).not.toHaveBeenCalled();
    isAway = false;
    expect(await lease.isHeld()).toBe(false);
    expect(onEnded.mock.calls).toEqual([[expect.stringContaining('not the key that this database')]]);
  });

  it('releases its lease when it stops, so the key can be changed at once', async () => {
    const at = await prepareInstallation();
    const { lease } = await hold(at, {});
    expect(await lease.isHeld()).toBe(true);
    await expect(rotate(at)).rejects.toThrow('Stop Greenpen first: greenpen-worker on');
    await lease.end();
    await rotate(at);
  });
});

it('cannot rotate the key of a database encrypted with another one', async () => {
  const at = await prepareInstallation();
  const papers = await addGradedPaper(at, 'Sleep');
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-elsewhere-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const value = Buffer.from(otherKey.bytes).toString('base64');
  const newValue = Buffer.alloc(32, 4).toString('base64');
  const { databaseUrl } = at;
  await expect(rotateKey({ dataDir, databaseUrl, value, newValue })).rejects.toThrow(
    'not the key that this database',
  );
  expect(await readdir(dataDir)).toEqual([]);
  expect(Buffer.from(await at.store.get(papers.fileId)).toString()).toBe('Sleep');
});
