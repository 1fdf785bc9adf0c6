import { PaperStoreError } from './paper-store-error.ts';
import { openText, sealText } from './seal-text.ts';
import type { StoreKey } from './store-key.ts';

const CHECK_TEXT = 'This data folder was sealed with this key.';

/** A sealed sentence to lay beside what is stored: a key that does not open it is not the one. */
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
