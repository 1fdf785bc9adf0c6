import { openBytes } from './seal-bytes.ts';
import { headerStartOf } from './seal-format.ts';
import { keysOf, type StoreKey } from './store-key.ts';
import { isTextSeal, openTextBytes, sealTextBytes, textHeaderStartOf } from './text-seal-format.ts';

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
