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
export async function openPaperStore({ folder, key, checkRoom }: PaperStoreOptions): Promise<PaperStore> {
  const keys = keysOf(key);
  const partsFolder = join(folder, 'parts');
  const pathOf = (id: string) => join(folder, storedPath(id));
  const newPart = () => join(partsFolder, randomUUID());
  const removeAt = (path: string) =>
    inStore('writing', async () => {
      // If the volume is unmounted, report the failure: the file still exists on it.
      await stat(partsFolder);
      await rm(path, { recursive: true, force: true });
    });
  await inStore('writing', () => makeFolder(partsFolder));

  return {
    put: (bytes, { maxBytes, signal }) =>
      inStore('writing', async () => {
        await checkRoom?.();
        const fileId = randomUUID();
        const measured = measureStream(bytes, maxBytes, signal);
        const part = newPart();
        await writeNewFile(part, sealStream(key, fileId, measured.stream));
        await moveIntoPlace(part, pathOf(fileId));
        return { fileId, ...measured.result() };
      }),
    putAt: (name, bytes) =>
      inStore('writing', async () => {
        const path = pathOf(name);
        await checkRoom?.();
        const part = newPart();
        await writeNewFile(part, [sealBytes(key, name, bytes)]);
        await moveIntoPlace(part, path);
      }),
    get: (id) =>
      inStore('reading', async () => {
        const path = pathOf(id);
        try {
          return openBytes(keys, id, await readFile(path));
        } catch (error) {
          // If the volume is unmounted, the file is not missing; a later try may find it.
          if (errnoOf(error) === 'ENOENT') await inStore('writing', () => stat(partsFolder));
          throw error;
        }
      }),
    remove: (id) => removeAt(pathOf(id)),
    removeFolder: (name) => removeAt(join(folder, storedFolder(name))),
    list: () => listStored(folder),
    removeStaleParts: (olderThan) =>
      inStore('writing', async () => {
        const paths = (await readdir(partsFolder)).map((name) => join(partsFolder, name));
        let removed = 0;
        for (const path of paths) {
          // The temporary file may have been renamed or deleted meanwhile.
          const found = await stat(path).catch(() => null);
          if (found === null || found.mtime >= olderThan) continue;
          await rm(path, { force: true });
          removed += 1;
        }
        return removed;
      }),
    check: () =>
      inStore('writing', async () => {
        await checkRoom?.();
        const part = newPart();
        await writeNewFile(part, [sealBytes(key, 'probe', Buffer.alloc(PROBE_BYTES))]);
        const probe = await readFile(part);
        await rm(part, { force: true });
        openBytes(keys, 'probe', probe);
      }),
  };
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
