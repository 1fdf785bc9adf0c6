import { HEADER_BYTES, SEALED_CHUNK_BYTES, openChunk, readSeal, type ChunkPlace } from './seal-format.ts';
import { PaperStoreError } from './paper-store-error.ts';
import type { StoreKey } from './store-key.ts';

/**
 * Decrypts a `sealStream` as it arrives; every yielded chunk is authenticated. Throws `damaged` at the first altered
 * chunk or if the end is missing, and `key-wrong` if none of the keys encrypted it.
 */
export async function* openStream(
  keys: readonly StoreKey[],
  name: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let seal: Pick<ChunkPlace, 'header' | 'fileKey'> | null = null;
  let number = 0;
  for await (const piece of source) {
    held = held.length === 0 ? Buffer.from(piece) : Buffer.concat([held, piece]);
    if (seal === null) {
      if (held.length < HEADER_BYTES) continue;
      const header = held.subarray(0, HEADER_BYTES);
      seal = { header, fileKey: readSeal(keys, header, name) };
      held = held.subarray(HEADER_BYTES);
    }
    while (held.length > SEALED_CHUNK_BYTES) {
      yield openChunk({ ...seal, number, isLast: false }, held.subarray(0, SEALED_CHUNK_BYTES));
      held = held.subarray(SEALED_CHUNK_BYTES);
      number += 1;
    }
  }
  if (seal === null) throw new PaperStoreError('damaged', 'not a sealed file, or cut off in its header');
  yield openChunk({ ...seal, number, isLast: true }, held);
}
