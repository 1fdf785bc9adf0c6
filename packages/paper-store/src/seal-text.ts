import { openBytes, sealBytes } from './seal-bytes.ts';
import { keysOf, type StoreKey } from './store-key.ts';

const TEXT_NAME = 'text';

/** Seals text for a database column; the same text twice gives different bytes. */
export function sealText(key: StoreKey, text: string): Uint8Array {
  return sealBytes(key, TEXT_NAME, Buffer.from(text, 'utf8'));
}

/** Throws `damaged` for anything but what `sealText` made, `key-wrong` where none of the keys made it. */
export function openText(keys: StoreKey | readonly StoreKey[], sealed: Uint8Array): string {
  return openBytes('id' in keys ? keysOf(keys) : keys, TEXT_NAME, sealed).toString('utf8');
}
