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

/** Each of the two keys encrypted with the other, so that only they can decrypt each other. */
export function writeRotation({ from, to }: KeyRotation): Buffer {
  const lines = [sealText(to, textOf(from)), sealText(from, textOf(to))];
  return Buffer.from(`${lines.map((sealed) => Buffer.from(sealed).toString('base64')).join('\n')}\n`);
}

/** The rotation that is under way in a data folder; throws `key-wrong` where `key` is neither of its two. */
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
    'GREENPEN_KEY is not one of the two keys between which this data folder changes.',
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
