import {
  CHUNK_BYTES,
  HEADER_BYTES,
  SEALED_CHUNK_BYTES,
  createSeal,
  openChunk,
  readSeal,
  sealChunk,
} from './seal-format.ts';
import type { StoreKey } from './store-key.ts';

/** Encrypts a stream as it arrives, one chunk behind, because the last chunk is marked. */
export async function* sealStream(
  key: StoreKey,
  name: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const { header, fileKey } = createSeal(key, name);
  yield header;
  let number = 0;
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    held = held.length === 0 ? Buffer.from(piece) : Buffer.concat([held, piece]);
    while (held.length > CHUNK_BYTES) {
      yield sealChunk({ fileKey, header, number, isLast: false }, held.subarray(0, CHUNK_BYTES));
      held = held.subarray(CHUNK_BYTES);
      number += 1;
    }
  }
  yield sealChunk({ fileKey, header, number, isLast: true }, held);
}

/** Encrypts bytes in memory. */
export function sealBytes(key: StoreKey, name: string, plain: Uint8Array): Buffer {
  const { header, fileKey } = createSeal(key, name);
  const parts = [header];
  const lastNumber = Math.max(0, Math.ceil(plain.length / CHUNK_BYTES) - 1);
  for (let number = 0; number <= lastNumber; number += 1) {
    const chunk = plain.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
    parts.push(sealChunk({ fileKey, header, number, isLast: number === lastNumber }, chunk));
  }
  return Buffer.concat(parts);
}

/**
 * Decrypts what `sealBytes` or `sealStream` encrypted; throws `damaged` or `key-wrong`, and never returns wrong
 * bytes.
 */
export function openBytes(keys: readonly StoreKey[], name: string, sealed: Uint8Array): Buffer {
  const fileKey = readSeal(keys, sealed, name);
  const header = sealed.subarray(0, HEADER_BYTES);
  const body = sealed.subarray(HEADER_BYTES);
  const parts: Buffer[] = [];
  const lastNumber = Math.max(0, Math.ceil(body.length / SEALED_CHUNK_BYTES) - 1);
  for (let number = 0; number <= lastNumber; number += 1) {
    const chunk = body.subarray(number * SEALED_CHUNK_BYTES, (number + 1) * SEALED_CHUNK_BYTES);
    parts.push(openChunk({ fileKey, header, number, isLast: number === lastNumber }, chunk));
  }
  return Buffer.concat(parts);
}
