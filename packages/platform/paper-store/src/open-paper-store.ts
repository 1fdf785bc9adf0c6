import { randomUUID } from 'node:crypto';
import { glob, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, moveIntoPlace, writeNewFile } from './durable-file.ts';
import { errnoOf, toStoreError } from './file-failure.ts';
import { measureStream } from './measure-stream.ts';
import type { PaperStore, PaperStoreOptions, StoredEntry } from './paper-store.ts';
import { PaperStoreError } from './paper-store-error.ts';
import { openBytes, sealBytes, sealStream } from './seal-bytes.ts';
import { keysOf } from './store-key.ts';
import { storedFolder, storedId, storedPath } from './stored-path.ts';

const PROBE_BYTES = 4096;

/** Opens the encrypted file store in a folder; throws `unavailable` or `full` if the folder cannot be created. */
export async function openPaperStore(options: PaperStoreOptions): Promise<PaperStore> {
  const store = new SealedFolder(options);
  await store.prepare();
  return store;
}

/** A store that measures and hashes files like `put` but stores nothing. */
export const discardingStore: Pick<PaperStore, 'put' | 'remove'> = {
  put: async (bytes, { maxBytes, signal }) => {
    const measured = measureStream(bytes, maxBytes, signal);
    for await (const piece of measured.stream) void piece;
    return { fileId: randomUUID(), ...measured.result() };
  },
  remove: async () => undefined,
};

/** Files are written sealed under a temporary name in `parts`, and then moved into place. */
class SealedFolder implements PaperStore {
  readonly #options: PaperStoreOptions;
  readonly #keys: ReturnType<typeof keysOf>;
  readonly #partsFolder: string;

  constructor(options: PaperStoreOptions) {
    this.#options = options;
    this.#keys = keysOf(options.key);
    this.#partsFolder = join(options.folder, 'parts');
  }

  async prepare(): Promise<void> {
    await inStore('writing', () => makeFolder(this.#partsFolder));
  }

  put: PaperStore['put'] = (bytes, { maxBytes, signal }) =>
    inStore('writing', async () => {
      await this.#options.checkRoom?.();
      const fileId = randomUUID();
      const measured = measureStream(bytes, maxBytes, signal);
      const part = this.#newPart();
      await writeNewFile(part, sealStream(this.#options.key, fileId, measured.stream));
      await moveIntoPlace(part, this.#pathOf(fileId));
      return { fileId, ...measured.result() };
    });

  putAt: PaperStore['putAt'] = (name, bytes) =>
    inStore('writing', async () => {
      const path = this.#pathOf(name);
      await this.#options.checkRoom?.();
      const part = this.#newPart();
      await writeNewFile(part, [sealBytes(this.#options.key, name, bytes)]);
      await moveIntoPlace(part, path);
    });

  get: PaperStore['get'] = (id) =>
    inStore('reading', async () => {
      const path = this.#pathOf(id);
      try {
        return openBytes(this.#keys, id, await readFile(path));
      } catch (error) {
        // If the volume is unmounted, the file is not missing; a later try may find it.
        if (errnoOf(error) === 'ENOENT') await inStore('writing', () => stat(this.#partsFolder));
        throw error;
      }
    });

  remove: PaperStore['remove'] = (id) => this.#removeAt(this.#pathOf(id));

  removeFolder: PaperStore['removeFolder'] = (name) =>
    this.#removeAt(join(this.#options.folder, storedFolder(name)));

  list: PaperStore['list'] = () => listStored(this.#options.folder);

  removeStaleParts: PaperStore['removeStaleParts'] = (olderThan) =>
    inStore('writing', async () => {
      const paths = (await readdir(this.#partsFolder)).map((name) => join(this.#partsFolder, name));
      let removed = 0;
      for (const path of paths) {
        // The temporary file may have been renamed or deleted meanwhile.
        const found = await stat(path).catch(() => null);
        if (found === null || found.mtime >= olderThan) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    });

  check: PaperStore['check'] = () =>
    inStore('writing', async () => {
      const { checkRoom, key } = this.#options;
      await checkRoom?.();
      const part = this.#newPart();
      await writeNewFile(part, [sealBytes(key, 'probe', Buffer.alloc(PROBE_BYTES))]);
      const probe = await readFile(part);
      await rm(part, { force: true });
      openBytes(this.#keys, 'probe', probe);
    });

  #pathOf(id: string): string {
    return join(this.#options.folder, storedPath(id));
  }

  #newPart(): string {
    return join(this.#partsFolder, randomUUID());
  }

  #removeAt(path: string): Promise<void> {
    return inStore('writing', async () => {
      // If the volume is unmounted, report the failure: the file still exists on it.
      await stat(this.#partsFolder);
      await rm(path, { recursive: true, force: true });
    });
  }
}

async function* listStored(folder: string): AsyncGenerator<StoredEntry> {
  for await (const path of glob('{papers,documents}/**', { cwd: folder })) {
    const id = storedId(path);
    if (id === null) continue;
    const found = await stat(join(folder, path)).catch(() => null);
    if (found !== null) yield { id, storedAt: found.mtime };
  }
}

async function inStore<T>(doing: 'reading' | 'writing', run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof PaperStoreError ? error : toStoreError(error, doing);
  }
}
