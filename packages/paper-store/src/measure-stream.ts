import { createHash } from 'node:crypto';
import { PaperStoreError } from './paper-store-error.ts';
import type { StoredFile } from './paper-store.ts';

const HEAD_BYTES = 4096;

/** Passes bytes on while it counts and hashes them; stops with `too-large` or `aborted`. */
export function measureStream(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal | undefined,
): { readonly stream: AsyncIterable<Uint8Array>; readonly result: () => Omit<StoredFile, 'fileId'> } {
  const hash = createHash('sha256');
  let head: Uint8Array = new Uint8Array(0);
  let size = 0;
  async function* measure(): AsyncGenerator<Uint8Array> {
    for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
      if (signal?.aborted === true) throw new PaperStoreError('aborted', 'the upload was given up');
      size += piece.length;
      if (size > maxBytes) throw new PaperStoreError('too-large', `more than ${maxBytes} bytes`);
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES - head.length)]);
      }
      hash.update(piece);
      yield piece;
    }
    if (signal?.aborted === true) throw new PaperStoreError('aborted', 'the upload was given up');
  }
  return { stream: measure(), result: () => ({ size, sha256: hash.digest('hex'), head }) };
}
