import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errnoOf } from './file-failure.ts';
import { PaperStoreError } from './paper-store-error.ts';
import { openText, sealText } from './seal-text.ts';
import { parseStoreKey, type StoreKey } from './store-key.ts';

const ROTATION_FILE = 'key-rotation';

/** A key rotation in progress: stored data is encrypted with one of two keys. */
export type KeyRotation = { readonly from: StoreKey; readonly to: StoreKey };

export function rotationPath(dataDir: string): string {
  return join(dataDir, ROTATION_FILE);
}

/** Contains each key encrypted with the other, so either key reveals both. */
export function writeRotation({ from, to }: KeyRotation): Buffer {
  const lines = [sealText(to, textOf(from)), sealText(from, textOf(to))];
  return Buffer.from(`${lines.map((sealed) => Buffer.from(sealed).toString('base64')).join('\n')}\n`);
}

/** The rotation in progress in a data folder; throws `key-wrong` if `key` is neither of its two keys. */
export async function findRotation(dataDir: string, key: StoreKey): Promise<KeyRotation | null> {
  let text: string;
  try {
    text = await readFile(rotationPath(dataDir), 'utf8');
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw error;
  }
  const [from = '', to = ''] = text.split('\n');
  const old = companionOf(key, from);
  if (old !== null) return { from: old, to: key };
  const next = companionOf(key, to);
  if (next !== null) return { from: key, to: next };
  throw new PaperStoreError(
    'key-wrong',
    'A key change is in progress in this data folder, and GREENPEN_KEY is neither the old nor the new key.',
  );
}

function companionOf(key: StoreKey, sealed: string): StoreKey | null {
  try {
    return parseStoreKey(openText(key, Buffer.from(sealed, 'base64')));
  } catch (error) {
    if (error instanceof PaperStoreError) return null;
    throw error;
  }
}

function textOf({ bytes }: StoreKey): string {
  return Buffer.from(bytes).toString('base64');
}
