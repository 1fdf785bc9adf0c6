import { PaperStoreError } from './paper-store-error.ts';
import { openText, sealText } from './seal-text.ts';
import type { StoreKey } from './store-key.ts';

const CHECK_TEXT = 'This data folder was sealed with this key.';

/** An encrypted sentence stored in the folder: a key that does not decrypt it is wrong. */
export function createKeyCheck(key: StoreKey): Uint8Array {
  return sealText(key, CHECK_TEXT);
}

export function opensKeyCheck(keys: readonly StoreKey[], check: Uint8Array): boolean {
  try {
    return openText(keys, check) === CHECK_TEXT;
  } catch (error) {
    if (error instanceof PaperStoreError) return false;
    throw error;
  }
}
