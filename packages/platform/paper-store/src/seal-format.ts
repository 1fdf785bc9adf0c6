import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { decrypt, encrypt, SEAL_OVERHEAD_BYTES } from './authenticated-cipher.ts';
import { PaperStoreError } from './paper-store-error.ts';
import type { StoreKey } from './store-key.ts';

/*
 * Format of encrypted files: a header, then chunks. The header is "GPS1", the key's id (8 bytes) and a random salt
 * (32 bytes). Each chunk is up to 64 KiB, encrypted by AES-256-GCM with a key derived for this file (HKDF-SHA-256 of
 * the master key, the salt and the name) and a nonce that counts the chunks and marks the last one, so chunks that
 * are truncated, added, swapped or copied from another file fail to decrypt. The header is authenticated with each
 * chunk.
 */
const magic = Buffer.from('GPS1');
const SALT_BYTES = 32;
export const KEY_ID_BYTES = 8;

export const HEADER_BYTES = magic.length + KEY_ID_BYTES + SALT_BYTES;
export const CHUNK_BYTES = 64 * 1024;
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + SEAL_OVERHEAD_BYTES;

/** Creates a header and its chunk key. `name` is the name under which the bytes are stored. */
export function createSeal(
  key: StoreKey,
  name: string,
): { readonly header: Buffer; readonly fileKey: KeyObject } {
  const header = Buffer.concat([headerStartOf(key), randomBytes(SALT_BYTES)]);
  return { header, fileKey: fileKeyOf(key, header, name) };
}

/** Derives the chunk key from a header; throws `damaged` for another format and `key-wrong` for an unknown key. */
export function readSeal(keys: readonly StoreKey[], header: Uint8Array, name: string): KeyObject {
  if (header.length < HEADER_BYTES || !magic.equals(header.subarray(0, magic.length))) {
    throw new PaperStoreError('damaged', 'not a sealed file, or cut off in its header');
  }
  return fileKeyOf(findKeyOf(keys, header), header, name);
}

/** The key named in a header; throws `key-wrong` if it is none of these. */
export function findKeyOf(keys: readonly StoreKey[], header: Uint8Array): StoreKey {
  const keyId = keyIdOf(header);
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined)
    throw new PaperStoreError('key-wrong', `sealed with the key ${keyId}, which is not here`);
  return key;
}

/** The id of the key named in a header. */
export function keyIdOf(header: Uint8Array): string {
  return Buffer.from(header.subarray(magic.length, magic.length + KEY_ID_BYTES)).toString('hex');
}

/** The first bytes of every file encrypted with a key, and of texts from before they had a separate format. */
export function headerStartOf(key: StoreKey): Buffer {
  return Buffer.concat([magic, Buffer.from(key.id, 'hex')]);
}

export type ChunkPlace = {
  readonly fileKey: KeyObject;
  readonly header: Uint8Array;
  /** Index, from 0. */
  readonly number: number;
  readonly isLast: boolean;
};

export function sealChunk(place: ChunkPlace, plain: Uint8Array): Buffer {
  return encrypt(lockOf(place), plain);
}

/** Throws `damaged` if any byte was changed. */
export function openChunk(place: ChunkPlace, sealed: Uint8Array): Buffer {
  return decrypt(lockOf(place), sealed);
}

function lockOf(place: ChunkPlace) {
  return { key: place.fileKey, nonce: nonceOf(place), header: place.header };
}

function fileKeyOf(key: StoreKey, header: Uint8Array, name: string): KeyObject {
  const salt = header.subarray(HEADER_BYTES - SALT_BYTES, HEADER_BYTES);
  const master = createSecretKey(key.bytes);
  return createSecretKey(Buffer.from(hkdfSync('sha256', master, salt, `greenpen sealed: ${name}`, 32)));
}

function nonceOf({ number, isLast }: ChunkPlace): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}
