import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { decrypt, encrypt, SEAL_OVERHEAD_BYTES } from './authenticated-cipher.ts';
import { PaperStoreError } from './paper-store-error.ts';
import type { StoreKey } from './store-key.ts';

/*
 * What is sealed: a header, then chunks. The header is "GPS1", the key's id (8 bytes) and a random salt
 * (32 bytes). Each chunk is up to 64 KiB of AES-256-GCM under a key of this file alone (HKDF-SHA-256 of the
 * master key, the salt and the name), with a nonce that counts chunks and marks the last one: chunks that
 * are cut off, added, swapped or taken from another file do not open. The header is authenticated with each.
 */
const magic = Buffer.from('GPS1');
const SALT_BYTES = 32;
export const KEY_ID_BYTES = 8;

export const HEADER_BYTES = magic.length + KEY_ID_BYTES + SALT_BYTES;
export const CHUNK_BYTES = 64 * 1024;
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + SEAL_OVERHEAD_BYTES;

/** A header and the chunks' key for something new. `name` is what the bytes are stored under. */
export function createSeal(
  key: StoreKey,
  name: string,
): { readonly header: Buffer; readonly fileKey: KeyObject } {
  const header = Buffer.concat([headerStartOf(key), randomBytes(SALT_BYTES)]);
  return { header, fileKey: fileKeyOf(key, header, name) };
}

/** The chunks' key of something sealed; throws `damaged` for another format and `key-wrong` for an unknown key. */
export function readSeal(keys: readonly StoreKey[], header: Uint8Array, name: string): KeyObject {
  if (header.length < HEADER_BYTES || !magic.equals(header.subarray(0, magic.length))) {
    throw new PaperStoreError('damaged', 'not a sealed file, or cut off in its header');
  }
  return fileKeyOf(findKeyOf(keys, header), header, name);
}

/** The key that sealed something; throws `key-wrong` where it is none of these. */
export function findKeyOf(keys: readonly StoreKey[], header: Uint8Array): StoreKey {
  const keyId = keyIdOf(header);
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined)
    throw new PaperStoreError('key-wrong', `sealed with the key ${keyId}, which is not here`);
  return key;
}

/** The id of the key that sealed something. */
export function keyIdOf(header: Uint8Array): string {
  return Buffer.from(header.subarray(magic.length, magic.length + KEY_ID_BYTES)).toString('hex');
}

/** What every file starts with that a key sealed, and texts of the time before they had a format of their own. */
export function headerStartOf(key: StoreKey): Buffer {
  return Buffer.concat([magic, Buffer.from(key.id, 'hex')]);
}

export type ChunkPlace = {
  readonly fileKey: KeyObject;
  readonly header: Uint8Array;
  /** From 0. */
  readonly number: number;
  readonly isLast: boolean;
};

export function sealChunk(place: ChunkPlace, plain: Uint8Array): Buffer {
  return encrypt(lockOf(place), plain);
}

/** Throws `damaged` unless every bit is as it was sealed. */
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
