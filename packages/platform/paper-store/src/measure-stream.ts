import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PaperStoreError } from './paper-store-error.ts';
import type { StoredFile } from './paper-store.ts';

const HEAD_BYTES = 4096;

/** Passes chunks through while counting and hashing them; throws `too-large` or `aborted`. */
export function measureStream(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal = new AbortController().signal,
): { readonly stream: AsyncIterable<Uint8Array>; readonly result: () => Omit<StoredFile, 'fileId'> } {
  const hash = createHash('sha256');
  let head: Uint8Array = new Uint8Array(0);
  let size = 0;
  async function* measure(): AsyncGenerator<Uint8Array> {
    for await (const piece of untilAborted(bytes, signal)) {
      size += piece.length;
      if (size > maxBytes) throw new PaperStoreError('too-large', `more than ${maxBytes} bytes`);
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES - head.length)]);
      }
      hash.update(piece);
      yield piece;
    }
  }
  return { stream: measure(), result: () => ({ size, sha256: hash.digest('hex'), head }) };
}

/** Ends on abort even if the sender sends nothing. */
async function* untilAborted(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const pieces = bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes;
  const iterator: AsyncIterator<Uint8Array> = pieces[Symbol.asyncIterator]();
  const aborted = Promise.withResolvers<never>();
  aborted.promise.catch(ignore);
  const giveUp = (): void => aborted.reject(new PaperStoreError('aborted', 'the upload was aborted'));
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  try {
    for (;;) {
      const next = await Promise.race([aborted.promise, iterator.next()]);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', giveUp);
    // Not awaited, because a stalled sender would never settle this either.
    iterator.return?.().catch(ignore);
  }
}

function ignore(): void {
  // Errors reach the caller through the race above.
}
