import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { moveIntoPlace, writeNewFile, makeFolder } from './durable-file.ts';
import { openBytes, sealBytes } from './seal-bytes.ts';
import { keyIdOf } from './seal-format.ts';
import { keysOf, type StoreKey } from './store-key.ts';
import { storedPath } from './stored-path.ts';

/** Raw access to the encrypted files of a store, for backups and key rotation. */
export type SealedFiles = {
  /** Throws file system errors; `ENOENT` if the file is gone. */
  read(id: string): Promise<Buffer>;
  /** Durably writes bytes that are already encrypted, replacing an existing file. */
  write(id: string, sealed: Uint8Array): Promise<void>;
  /** Bytes on disk; 0 if the file is gone. */
  sizeOf(id: string): Promise<number>;
  /** Atomically re-encrypts a file with another key; false if that was done before. */
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

/** Decrypts the bytes of a stored file; throws `damaged` or `key-wrong`. */
export function openSealedFile(key: StoreKey, id: string, sealed: Uint8Array): Uint8Array {
  return openBytes(keysOf(key), id, sealed);
}
