import { ownBytes } from '../own-bytes.ts';
import { createThreadPool } from '../thread-pool.ts';
import type { ProfileOutcome, ProfileRequest } from './profile-paper.ts';

export type ProfilePool = {
  /** Reads a paper in a thread with limits; null where it cannot be read, which its review will explain. */
  readonly profile: (request: ProfileRequest) => Promise<Extract<ProfileOutcome, { status: 'read' }> | null>;
  readonly close: () => Promise<void>;
};

/** Threads for the first reading of a class. */
export function createProfilePool({ threads }: { readonly threads: number }): ProfilePool {
  const pool = createThreadPool<ProfileRequest, ProfileOutcome>({
    threadFile: new URL('./profile-thread.ts', import.meta.url),
    name: 'profileInThread',
    threads,
    timeLimitMs: 10_000,
    memoryLimitMb: 512,
    idleTimeoutMs: 10_000,
  });
  return {
    async profile({ source, brief }) {
      const moved = 'bytes' in source ? { ...source, bytes: ownBytes(source.bytes) } : source;
      const result = await pool.run(
        { source: moved, brief },
        { moved: 'bytes' in moved ? [ownBytes(moved.bytes).buffer] : [] },
      );
      return result.status === 'done' && result.outcome.status === 'read' ? result.outcome : null;
    },
    close: pool.close,
  };
}
