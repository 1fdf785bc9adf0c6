import { randomUUID } from 'node:crypto';
import { measureStream } from './measure-stream.ts';
import type { PaperStore } from './paper-store.ts';

/** A store that measures and hashes files like `put` but stores nothing. */
export const discardingStore: Pick<PaperStore, 'put' | 'remove'> = {
  put: async (bytes, { maxBytes, signal }) => {
    const measured = measureStream(bytes, maxBytes, signal);
    for await (const piece of measured.stream) void piece;
    return { fileId: randomUUID(), ...measured.result() };
  },
  remove: async () => undefined,
};
