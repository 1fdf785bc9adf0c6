import { openBytes } from './seal-bytes.ts';
import { KEY_ID_BYTES, findKeyOf, headerStartOf } from './seal-format.ts';
import { type StoreKey, keysOf } from './store-key.ts';
import { type KeyObject, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './authenticated-cipher.ts';
import { PaperStoreError } from './paper-store-error.ts';

/*
 * Format of encrypted texts: "GPT1", the key's id (8 bytes), a random nonce (12 bytes), then AES-256-GCM with one key
 * for all texts (HKDF-SHA-256 of the master key); the header is authenticated. There is no key per text as for files,
 * because deriving hundreds of keys for one list cost more than decrypting. Random 96-bit nonces allow four thousand
 * million texts per key (NIST SP 800-38D, 8.3).
 */
const magic = Buffer.from('GPT1');

const NONCE_BYTES = 12;

const HEADER_BYTES = magic.length + KEY_ID_BYTES + NONCE_BYTES;

const textKeys = new WeakMap<StoreKey, KeyObject>();

/** Name under which texts were encrypted in the file format, before they had a separate format. */
const EARLIER_NAME = 'text';

/** Encrypts text for a database column; the same text gives different bytes each time. */
export function sealText(key: StoreKey, text: string): Uint8Array {
  return sealTextBytes(key, Buffer.from(text, 'utf8'));
}

/**
 * Decrypts a text; throws `damaged` for anything that `sealText` did not produce, `key-wrong` if none of the keys
 * encrypted it.
 */
export function openText(keys: StoreKey | readonly StoreKey[], sealed: Uint8Array): string {
  const tried = 'id' in keys ? keysOf(keys) : keys;
  const plain = isTextSeal(sealed) ? openTextBytes(tried, sealed) : openBytes(tried, EARLIER_NAME, sealed);
  return plain.toString('utf8');
}

/** The first 12 bytes of texts encrypted with a key, for each format. */
export function textHeadersOf(key: StoreKey): readonly Buffer[] {
  return [textHeaderStartOf(key), headerStartOf(key)];
}

function isTextSeal(sealed: Uint8Array): boolean {
  return magic.equals(sealed.subarray(0, magic.length));
}

/** The first bytes of texts encrypted with a key. */
function textHeaderStartOf(key: StoreKey): Buffer {
  return Buffer.concat([magic, Buffer.from(key.id, 'hex')]);
}

function sealTextBytes(key: StoreKey, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const header = Buffer.concat([textHeaderStartOf(key), nonce]);
  return Buffer.concat([header, encrypt({ key: textKeyOf(key), nonce, header }, plain)]);
}

/** Throws `damaged` if any byte was changed, `key-wrong` if none of the keys encrypted it. */
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
