import { openBytes } from './seal-bytes.ts';
import { KEY_ID_BYTES, findKeyOf, headerStartOf } from './seal-format.ts';
import { type StoreKey, keysOf } from './store-key.ts';
import { type KeyObject, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './authenticated-cipher.ts';
import { PaperStoreError } from './paper-store-error.ts';

/*
 * A sealed text: "GPT1", the key's id (8 bytes), a random nonce (12 bytes), then AES-256-GCM under one key for all
 * texts (HKDF-SHA-256 of the master key), with the header authenticated. A list opens hundreds at a time, and a key
 * for each, as files have it, cost more than the opening. 96 random bits allow four thousand million texts for a key
 * (NIST SP 800-38D, 8.3).
 */
const magic = Buffer.from('GPT1');

const NONCE_BYTES = 12;

const HEADER_BYTES = magic.length + KEY_ID_BYTES + NONCE_BYTES;

const textKeys = new WeakMap<StoreKey, KeyObject>();

/** Under which texts were sealed in the format of files, before they had one of their own. */
const EARLIER_NAME = 'text';

/** Seals text for a database column; the same text twice gives different bytes. */
export function sealText(key: StoreKey, text: string): Uint8Array {
  return sealTextBytes(key, Buffer.from(text, 'utf8'));
}

/** Throws `damaged` for anything but what `sealText` made, `key-wrong` where none of the keys made it. */
export function openText(keys: StoreKey | readonly StoreKey[], sealed: Uint8Array): string {
  const tried = 'id' in keys ? keysOf(keys) : keys;
  const plain = isTextSeal(sealed) ? openTextBytes(tried, sealed) : openBytes(tried, EARLIER_NAME, sealed);
  return plain.toString('utf8');
}

/** What every sealed text starts with that a key sealed, in the formats that there are: 12 bytes each. */
export function textHeadersOf(key: StoreKey): readonly Buffer[] {
  return [textHeaderStartOf(key), headerStartOf(key)];
}

function isTextSeal(sealed: Uint8Array): boolean {
  return magic.equals(sealed.subarray(0, magic.length));
}

/** What every text starts with that a key sealed. */
function textHeaderStartOf(key: StoreKey): Buffer {
  return Buffer.concat([magic, Buffer.from(key.id, 'hex')]);
}

function sealTextBytes(key: StoreKey, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const header = Buffer.concat([textHeaderStartOf(key), nonce]);
  return Buffer.concat([header, encrypt({ key: textKeyOf(key), nonce, header }, plain)]);
}

/** Throws `damaged` unless every bit is as it was sealed, `key-wrong` where none of the keys sealed it. */
function openTextBytes(keys: readonly StoreKey[], sealed: Uint8Array): Buffer {
  if (sealed.length < HEADER_BYTES) throw new PaperStoreError('damaged', 'cut off');
  const header = sealed.subarray(0, HEADER_BYTES);
  const nonce = header.subarray(HEADER_BYTES - NONCE_BYTES);
  const key = textKeyOf(findKeyOf(keys, header));
  return decrypt({ key, nonce, header }, sealed.subarray(HEADER_BYTES));
}

function textKeyOf(key: StoreKey): KeyObject {
  const known = textKeys.get(key);
  if (known !== undefined) return known;
  const derived = hkdfSync('sha256', key.bytes, new Uint8Array(0), 'greenpen sealed texts', 32);
  const textKey = createSecretKey(Buffer.from(derived));
  textKeys.set(key, textKey);
  return textKey;
}
