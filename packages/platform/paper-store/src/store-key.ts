import { hkdfSync } from 'node:crypto';
import { PaperStoreError } from './paper-store-error.ts';

/** The installation's master key: 32 bytes and an id, which is written to the header of encrypted data. */
export type StoreKey = {
  /** 8 bytes in hex, derived one-way from the key. */
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Keys that stored data may still be encrypted with, during a rotation. */
  readonly older?: readonly StoreKey[];
};

/** The key followed by older keys, in the order in which they are tried. */
export function keysOf(key: StoreKey): readonly StoreKey[] {
  return [key, ...(key.older ?? [])];
}

const KEY_BYTES = 32;
const ID_BYTES = 8;
const hexKey = /^[0-9a-f]{64}$/iu;
const base64Key = /^[\w+/-]{43}=?$/u;

/** Parses 32 bytes in hex (64 digits) or base64 (44 characters); throws `key-malformed`. */
export function parseStoreKey(text: string): StoreKey {
  const trimmed = text.trim();
  if (hexKey.test(trimmed)) return storeKeyOf(Buffer.from(trimmed, 'hex'));
  const bytes = base64Key.test(trimmed) ? Buffer.from(trimmed, 'base64') : Buffer.alloc(0);
  if (bytes.length !== KEY_BYTES) {
    throw new PaperStoreError(
      'key-malformed',
      'The key must be 32 bytes written as 64 hexadecimal digits or in base64; "openssl rand -base64 32" makes one.',
    );
  }
  return storeKeyOf(bytes);
}

export function storeKeyOf(bytes: Uint8Array): StoreKey {
  return { id: Buffer.from(deriveBytes(bytes, 'key id', ID_BYTES)).toString('hex'), bytes };
}

/** Derives a secret for another purpose, 64 hex digits: `deriveSecret(key, 'session')`. */
export function deriveSecret(key: StoreKey, purpose: string): string {
  return Buffer.from(deriveBytes(key.bytes, `secret: ${purpose}`, KEY_BYTES)).toString('hex');
}

function deriveBytes(key: Uint8Array, purpose: string, length: number): ArrayBuffer {
  return hkdfSync('sha256', key, new Uint8Array(0), `greenpen ${purpose}`, length);
}
