import { HEADER_BYTES, SEALED_CHUNK_BYTES, openChunk, readSeal } from './seal-format.ts';
import { PaperStoreError } from './paper-store-error.ts';
import type { StoreKey } from './store-key.ts';

/**
 * Opens what `sealStream` made, as it comes; every piece that is given on was verified. Throws `damaged` at the first
 * one that is not as it was sealed, also for an end that is missing, and `key-wrong` where none of the keys made it.
 */
export async function* openStream(
  keys: readonly StoreKey[],
  name: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let header: Buffer | null = null;
  let fileKey: Uint8Array = new Uint8Array(0);
  let number = 0;
  for await (const piece of source) {
    held = held.length === 0 ? Buffer.from(piece) : Buffer.concat([held, piece]);
    if (header === null) {
      if (held.length < HEADER_BYTES) continue;
      header = held.subarray(0, HEADER_BYTES);
      fileKey = readSeal(keys, header, name);
      held = held.subarray(HEADER_BYTES);
    }
    while (held.length > SEALED_CHUNK_BYTES) {
      yield openChunk({ fileKey, header, number, isLast: false }, held.subarray(0, SEALED_CHUNK_BYTES));
      held = held.subarray(SEALED_CHUNK_BYTES);
      number += 1;
    }
  }
  if (header === null) throw new PaperStoreError('damaged', 'not a sealed file, or cut off in its header');
  yield openChunk({ fileKey, header, number, isLast: true }, held);
}
