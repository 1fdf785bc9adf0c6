import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOnce } from './durable-file.ts';
import { errnoOf, toStoreError } from './file-failure.ts';
import { PaperStoreError } from './paper-store-error.ts';
import { openText, sealText } from './seal-text.ts';
import { parseStoreKey, type StoreKey } from './store-key.ts';

const KEY_FILE = 'greenpen.key';
const CHECK_FILE = 'key-check';
const CHECK_TEXT = 'This data folder was sealed with this key.';

export type KeyOptions = {
  readonly dataDir: string;
  /** GREENPEN_KEY: 32 bytes in base64 or hex; null when it is not set. */
  readonly value: string | null;
  /** Whether a missing key may be made; not where the database or the files are elsewhere. */
  readonly mayCreate: boolean;
};

/**
 * The key from a setting, or from the data folder's `greenpen.key`, which is made at first start. Refuses, before
 * anything is written, a key of another form (`key-malformed`), one that is needed and absent (`key-missing`),
 * and one that does not fit what the data folder holds (`key-wrong`). Several processes may start at once.
 */
export async function loadOrCreateKey({ dataDir, value, mayCreate }: KeyOptions): Promise<StoreKey> {
  try {
    const check = await readIfThere(join(dataDir, CHECK_FILE));
    const text = value ?? (await readIfThere(join(dataDir, KEY_FILE)))?.toString('utf8');
    const key =
      text === undefined ? await createKey(dataDir, mayCreate && check === undefined) : parseStoreKey(text);
    await compareWithCheck(key, dataDir, check);
    return key;
  } catch (error) {
    throw error instanceof PaperStoreError ? error : toStoreError(error, 'writing');
  }
}

async function createKey(dataDir: string, mayCreate: boolean): Promise<StoreKey> {
  if (!mayCreate) {
    throw new PaperStoreError(
      'key-missing',
      'GREENPEN_KEY is not set, and what is stored here can only be read with the key it was sealed with.',
    );
  }
  const path = join(dataDir, KEY_FILE);
  await writeOnce(path, Buffer.from(`${randomBytes(32).toString('base64')}\n`));
  return parseStoreKey(await readFile(path, 'utf8'));
}

async function compareWithCheck(key: StoreKey, dataDir: string, check: Buffer | undefined): Promise<void> {
  const path = join(dataDir, CHECK_FILE);
  let stored = check;
  if (stored === undefined) {
    await writeOnce(path, sealText(key, CHECK_TEXT));
    stored = await readFile(path);
  }
  try {
    openText(key, stored);
  } catch (error) {
    throw new PaperStoreError(
      'key-wrong',
      'GREENPEN_KEY is not the key that this data folder was sealed with.',
      {
        cause: error,
      },
    );
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
