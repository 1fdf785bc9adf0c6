import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPaperStore } from './open-paper-store.ts';
import type { PaperStore, StoredEntry } from './paper-store.ts';
import { PaperStoreError } from './paper-store-error.ts';
import { storeKeyOf } from './store-key.ts';

const key = storeKeyOf(Buffer.alloc(32, 3));
const plain = Buffer.from('canary paper: sleep helps memory. '.repeat(9000));
const maxBytes = plain.length;
let folder = '';
let store: PaperStore;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'paper-store-')), 'files');
  store = await openPaperStore({ folder, key });
});

afterEach(() => rm(join(folder, '..'), { recursive: true }));

async function* inPieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 10_000) yield bytes.subarray(start, start + 10_000);
}

function refuse(): Promise<never> {
  return Promise.reject(new PaperStoreError('full', 'too little room'));
}

function pathOf(id: string): string {
  return join(folder, 'papers', id.slice(0, 2), id);
}

async function entriesOf(store: PaperStore): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  for await (const entry of store.list()) entries.push(entry);
  return entries;
}

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('put', () => {
  it('stores a stream, describes it, and returns it', async () => {
    const { signal } = new AbortController();
    const stored = await store.put(inPieces(plain), { maxBytes, signal });
    expect(stored).toMatchObject({
      size: plain.length,
      sha256: createHash('sha256').update(plain).digest('hex'),
    });
    expect(Buffer.from(stored.head).equals(plain.subarray(0, 4096))).toBe(true);
    expect(Buffer.from(await store.get(stored.fileId)).equals(plain)).toBe(true);
  });

  // ASVS-5.3.2
  it('encrypts the text, in files and folders only for their owner', async () => {
    await store.put(plain, { maxBytes });
    await store.put(plain, { maxBytes });
    const [first = '', second = ''] = await filesOnDisk();
    const [one, two] = [await readFile(first), await readFile(second)];
    expect([one.includes('canary'), one.equals(two)]).toEqual([false, false]);
    expect((await stat(first)).mode & 0o777).toBe(0o600);
    expect((await stat(join(first, '..'))).mode & 0o777).toBe(0o700);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  // ASVS-5.2.1
  it('keeps nothing of a file that is too large, aborted, or truncated', async () => {
    await expect(store.put(inPieces(plain), { maxBytes: maxBytes - 1 })).rejects.toMatchObject({
      code: 'too-large',
    });
    await expect(store.put(inPieces(plain), { maxBytes, signal: AbortSignal.abort() })).rejects.toMatchObject(
      { code: 'aborted' },
    );
    async function* brokenOff() {
      yield plain.subarray(0, 70_000);
      throw new Error('connection lost');
    }
    await expect(store.put(brokenOff(), { maxBytes })).rejects.toThrow('connection lost');
    expect(await filesOnDisk()).toEqual([]);
  });

  it('neither reads nor stores a byte of a file without enough space', async () => {
    const nearlyFull = await openPaperStore({ folder, key, checkRoom: refuse });
    let isRead = false;
    async function* paper() {
      isRead = true;
      yield plain;
    }
    await expect(nearlyFull.put(paper(), { maxBytes })).rejects.toMatchObject({ code: 'full' });
    await expect(nearlyFull.putAt('reviews/1/1', plain)).rejects.toMatchObject({ code: 'full' });
    await expect(nearlyFull.check()).rejects.toMatchObject({ code: 'full' });
    expect([isRead, await filesOnDisk()]).toEqual([false, []]);
  });

  it('stops at an abort while the sender is silent', async () => {
    const giveUp = new AbortController();
    async function* stalled() {
      yield plain.subarray(0, 100);
      giveUp.abort();
      await new Promise(() => undefined);
    }
    await expect(store.put(stalled(), { maxBytes, signal: giveUp.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(await filesOnDisk()).toEqual([]);
  });

  it('takes an empty file', async () => {
    const { fileId, size } = await store.put(Buffer.alloc(0), { maxBytes });
    expect([size, (await store.get(fileId)).length]).toEqual([0, 0]);
  });
});

describe('get', () => {
  it('tells a missing file from a damaged one', async () => {
    const { fileId } = await store.put(plain, { maxBytes });
    const [path = ''] = await filesOnDisk();
    const sealed = await readFile(path);
    sealed.writeUInt8(sealed.readUInt8(5000) ^ 1, 5000);
    await writeFile(path, sealed);
    await expect(store.get(fileId)).rejects.toMatchObject({ code: 'damaged' });
    await store.remove(fileId);
    await expect(store.get(fileId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('detects a file that replaces another', async () => {
    const [one, two] = [
      await store.put(plain, { maxBytes }),
      await store.put(Buffer.from('b'), { maxBytes }),
    ];
    await writeFile(pathOf(one.fileId), await readFile(pathOf(two.fileId)));
    await expect(store.get(one.fileId)).rejects.toMatchObject({ code: 'damaged' });
  });

  it.each(['../../etc/passwd', 'reviews/../../key', '', 'papers', 'Reviews/a/1', '/etc/passwd'])(
    'finds nothing under %j',
    async (id) => {
      await expect(store.get(id)).rejects.toMatchObject({ code: 'not-found' });
    },
  );

  it('reports a store as unavailable if its folder is gone', async () => {
    const { fileId } = await store.put(plain, { maxBytes });
    await rm(folder, { recursive: true });
    await expect(store.get(fileId)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.put(plain, { maxBytes })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('reads data encrypted with an older key', async () => {
    const { fileId } = await store.put(plain, { maxBytes });
    const newKey = storeKeyOf(Buffer.alloc(32, 4));
    const rotated = await openPaperStore({ folder, key: { ...newKey, older: [key] } });
    expect(Buffer.from(await rotated.get(fileId)).equals(plain)).toBe(true);
    const forgetful = await openPaperStore({ folder, key: newKey });
    await expect(forgetful.get(fileId)).rejects.toMatchObject({ code: 'key-wrong' });
  });
});

describe('documents', () => {
  it('replaces a document of the same name', async () => {
    await store.putAt('reviews/one/1', Buffer.from('first'));
    await store.putAt('reviews/one/1', Buffer.from('second'));
    expect(Buffer.from(await store.get('reviews/one/1')).toString()).toBe('second');
  });

  it('removes the documents of one folder and no other', async () => {
    await store.putAt('reviews/one/1', Buffer.from('1'));
    await store.putAt('reviews/one/2', Buffer.from('2'));
    await store.putAt('reviews/two/1', Buffer.from('3'));
    await store.removeFolder('reviews/one');
    await store.removeFolder('reviews/one');
    const left = await entriesOf(store);
    expect(left.map(({ id }) => id)).toEqual(['reviews/two/1']);
  });

  it('leaves no temporary file of a document that cannot be renamed', async () => {
    await writeFile(join(folder, 'documents'), 'in the way');
    await expect(store.putAt('reviews/one/1', plain)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await readdir(join(folder, 'parts'))).toEqual([]);
  });
});

describe('a store whose volume is missing', () => {
  it('does not report files as deleted that return with the volume', async () => {
    const { fileId } = await store.put(plain, { maxBytes });
    await rename(folder, `${folder}-away`);
    await expect(store.remove(fileId)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.removeFolder('reviews/one')).rejects.toMatchObject({ code: 'unavailable' });
    await rename(`${folder}-away`, folder);
    await store.remove(fileId);
    expect(await filesOnDisk()).toEqual([]);
  });
});

describe('maintenance', () => {
  it('lists files and documents by the ids that get accepts', async () => {
    const { fileId } = await store.put(plain, { maxBytes });
    await store.putAt('papers/one/1', Buffer.from('x'));
    const entries = await entriesOf(store);
    expect(entries.map(({ id }) => id).toSorted()).toEqual([fileId, 'papers/one/1'].toSorted());
    expect(entries.every(({ storedAt }) => storedAt instanceof Date)).toBe(true);
  });

  it('removes the parts of interrupted writes once they are old', async () => {
    await writeFile(join(folder, 'parts', 'left-behind'), 'x');
    expect(await store.removeStaleParts(new Date(0))).toBe(0);
    expect(await store.removeStaleParts(new Date(Date.now() + 60_000))).toBe(1);
    expect(await filesOnDisk()).toEqual([]);
  });

  it('checks itself without leaving anything', async () => {
    await store.check();
    expect(await filesOnDisk()).toEqual([]);
  });
});
