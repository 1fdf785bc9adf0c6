import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOnce } from './durable-file.ts';
import { errnoOf, toStoreError } from './file-failure.ts';
import { createKeyCheck, opensKeyCheck } from './key-check.ts';
import { findRotation } from './key-rotation.ts';
import { PaperStoreError } from './paper-store-error.ts';
import { parseStoreKey, type StoreKey } from './store-key.ts';

export const KEY_FILE = 'greenpen.key';
export const CHECK_FILE = 'key-check';

export type KeyOptions = {
  readonly dataDir: string;
  /** GREENPEN_KEY: 32 bytes in base64 or hex; null if not set. */
  readonly value: string | null;
  /** Whether a missing key may be created; false if the database or the files are elsewhere. */
  readonly mayCreate: boolean;
};

/**
 * Loads the key from the setting or from the data folder's `greenpen.key`, which is created at first start. Throws,
 * before anything is written, for a malformed key (`key-malformed`), a missing one (`key-missing`), or one that does
 * not match the data folder (`key-wrong`). Safe for concurrent starts. During a rotation either of its two keys is
 * accepted.
 */
export async function loadOrCreateKey({ dataDir, value, mayCreate }: KeyOptions): Promise<StoreKey> {
  return inStore(async () => {
    const found = await readKey(dataDir, value);
    if (found !== null) return found;
    const isFirst = (await readIfThere(join(dataDir, CHECK_FILE))) === undefined;
    return createKey(dataDir, mayCreate && isFirst);
  });
}

/**
 * Ties a data folder permanently to a key: other keys are refused from then on. Only call it with a key that the
 * database has accepted, because a wrong one would lock out the right one. Throws `key-wrong` if the folder is tied
 * to another key.
 */
export async function recordKey({
  dataDir,
  key,
}: {
  readonly dataDir: string;
  readonly key: StoreKey;
}): Promise<void> {
  // A rotation in progress records its new key when it finishes.
  if (key.older !== undefined) return;
  await inStore(async () => {
    const path = join(dataDir, CHECK_FILE);
    const check = await readIfThere(path);
    if (check !== undefined) refuseWrong(key, check);
    // Another process may have recorded a different key first.
    else if (!(await writeOnce(path, createKeyCheck(key)))) refuseWrong(key, await readFile(path));
  });
}

/** The key of a data folder, checked against its key check; null if there is none. Writes nothing. */
export function findKey({ dataDir, value }: Pick<KeyOptions, 'dataDir' | 'value'>): Promise<StoreKey | null> {
  return inStore(() => readKey(dataDir, value));
}

async function readKey(dataDir: string, value: string | null): Promise<StoreKey | null> {
  const text = value ?? (await readIfThere(join(dataDir, KEY_FILE)))?.toString('utf8');
  if (text === undefined) return null;
  const key = parseStoreKey(text);
  const rotation = await findRotation(dataDir, key);
  if (rotation !== null) return { ...rotation.to, older: [rotation.from] };
  const check = await readIfThere(join(dataDir, CHECK_FILE));
  if (check !== undefined) refuseWrong(key, check);
  return key;
}

async function inStore<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof PaperStoreError ? error : toStoreError(error, 'writing');
  }
}

async function createKey(dataDir: string, mayCreate: boolean): Promise<StoreKey> {
  if (!mayCreate) {
    throw new PaperStoreError(
      'key-missing',
      'GREENPEN_KEY is not set, but the stored data can be read only with the key that encrypted it.',
    );
  }
  const path = join(dataDir, KEY_FILE);
  await writeOnce(path, Buffer.from(`${randomBytes(32).toString('base64')}\n`));
  return parseStoreKey(await readFile(path, 'utf8'));
}

function refuseWrong(key: StoreKey, check: Uint8Array): void {
  if (opensKeyCheck([key], check)) return;
  throw new PaperStoreError(
    'key-wrong',
    'GREENPEN_KEY is not the key that this data folder is encrypted with.',
  );
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
