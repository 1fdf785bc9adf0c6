import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { moveIntoPlace, writeNewFile, makeFolder } from './durable-file.ts';
import { openBytes, sealBytes } from './seal-bytes.ts';
import { keyIdOf } from './seal-format.ts';
import { keysOf, type StoreKey } from './store-key.ts';
import { storedPath } from './stored-path.ts';

/** The encrypted files of a store, to move them to another place or another key. */
export type SealedFiles = {
  /** Throws the file system's error: `ENOENT` where the file is gone. */
  read(id: string): Promise<Buffer>;
  /** Writes bytes that are sealed already, durably; the same id again is replaced. */
  write(id: string, sealed: Uint8Array): Promise<void>;
  /** Bytes on disk; 0 for one that is gone. */
  sizeOf(id: string): Promise<number>;
  /** Seals a file with another key, in one step; false where it was sealed with that one already. */
  reseal(id: string, keys: { readonly from: StoreKey; readonly to: StoreKey }): Promise<boolean>;
};

export function openSealedFiles(folder: string): SealedFiles {
  const pathOf = (id: string): string => join(folder, storedPath(id));
  const read = (id: string): Promise<Buffer> => readFile(pathOf(id));
  const write = async (id: string, sealed: Uint8Array): Promise<void> => {
    const parts = join(folder, 'parts');
    await makeFolder(parts);
    const part = join(parts, randomUUID());
    await writeNewFile(part, [sealed]);
    await moveIntoPlace(part, pathOf(id));
  };
  return {
    read,
    write,
    sizeOf: (id) =>
      stat(pathOf(id)).then(
        ({ size }) => size,
        () => 0,
      ),
    async reseal(id, { from, to }) {
      const sealed = await read(id);
      if (keyIdOf(sealed) === to.id) return false;
      await write(id, sealBytes(to, id, openBytes([from], id, sealed)));
      return true;
    },
  };
}

/** Opens the bytes of a stored file: throws `damaged` or `key-wrong`. */
export function openSealedFile(key: StoreKey, id: string, sealed: Uint8Array): Uint8Array {
  return openBytes(keysOf(key), id, sealed);
}
