import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadOrCreateKey, recordKey, type KeyOptions } from './load-or-create-key.ts';
import type { StoreKey } from './store-key.ts';

const otherKey = Buffer.alloc(32, 9).toString('base64');
let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'paper-store-key-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

/** Loads the key and ties the folder to it, as a start does once the database has accepted it. */
async function startWith(options: KeyOptions): Promise<StoreKey> {
  const key = await loadOrCreateKey(options);
  await recordKey({ dataDir: options.dataDir, key });
  return key;
}

describe('loadOrCreateKey', () => {
  // ASVS-13.3.1
  it('makes a key at the first start that only its owner can read, and finds it again', async () => {
    const made = await loadOrCreateKey({ dataDir, value: null, mayCreate: true });
    expect((await stat(join(dataDir, 'greenpen.key'))).mode & 0o777).toBe(0o600);
    expect(await loadOrCreateKey({ dataDir, value: null, mayCreate: false })).toEqual(made);
  });

  it('gives processes that start at once the same key', async () => {
    const starts = Array.from({ length: 8 }, () => startWith({ dataDir, value: null, mayCreate: true }));
    const ids = new Set((await Promise.all(starts)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect((await readdir(dataDir)).toSorted()).toEqual(['greenpen.key', 'key-check']);
  });

  it('uses the setting if there is one, and writes no key', async () => {
    await startWith({ dataDir, value: otherKey, mayCreate: false });
    expect(await readdir(dataDir)).toEqual(['key-check']);
  });

  it('does not bind the folder to a key by itself, so a wrong key cannot lock out the correct one', async () => {
    await loadOrCreateKey({ dataDir, value: otherKey, mayCreate: false });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('binds the folder to the first of two keys', async () => {
    const keys = [otherKey, Buffer.alloc(32, 8).toString('base64')];
    const starts = keys.map((value) => startWith({ dataDir, value, mayCreate: false }));
    const outcomes = await Promise.allSettled(starts);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses a key that does not fit the folder', async () => {
    await startWith({ dataDir, value: null, mayCreate: true });
    await expect(loadOrCreateKey({ dataDir, value: otherKey, mayCreate: true })).rejects.toMatchObject({
      code: 'key-wrong',
    });
  });

  it('refuses to create a second key for data encrypted with a lost one', async () => {
    await startWith({ dataDir, value: otherKey, mayCreate: true });
    await expect(loadOrCreateKey({ dataDir, value: null, mayCreate: true })).rejects.toMatchObject({
      code: 'key-missing',
    });
    expect(await readdir(dataDir)).toEqual(['key-check']);
  });

  it('refuses a missing key where none may be created, and a malformed one, and writes nothing', async () => {
    await expect(loadOrCreateKey({ dataDir, value: null, mayCreate: false })).rejects.toMatchObject({
      code: 'key-missing',
    });
    await expect(loadOrCreateKey({ dataDir, value: 'short', mayCreate: true })).rejects.toMatchObject({
      code: 'key-malformed',
    });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('calls a data folder that is a file unavailable', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(loadOrCreateKey({ dataDir: file, value: otherKey, mayCreate: true })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
