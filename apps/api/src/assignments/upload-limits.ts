import { EventEmitter, once } from 'node:events';
import { AppError } from '@greenpen/api-contract';
import { createSemaphore } from '@greenpen/grading';
import type { FastifyReply } from 'fastify';
import { createAccountTurns } from '../http/account-turns.ts';

export type ReservedRoom = Disposable & {
  /** Bytes that the upload may store. */
  readonly bytes: number;
};

type Wanted = {
  readonly account: string;
  /** Maximum bytes of the upload; Infinity if unknown. */
  readonly most: number;
  /** Bytes not used by the account's recorded papers. */
  readonly readFree: () => Promise<number>;
  readonly signal: AbortSignal;
};

type Held = { bytes: number; releases: number; users: number };

export type UploadRoom = {
  /** Waits while other uploads in progress may use the remaining space; rejects when the signal aborts. */
  readonly reserve: (wanted: Wanted) => Promise<ReservedRoom>;
};

/**
 * Reserves space for the uploads of an account in this process, so that together they stay within its limit. Uploads
 * to other processes count when they are recorded.
 */
export function createUploadRoom(): UploadRoom {
  const accounts = new Map<string, Held>();
  const released = new EventEmitter().setMaxListeners(0);

  function leave(account: string, held: Held): void {
    held.users -= 1;
    if (held.users === 0) accounts.delete(account);
  }

  async function findRoom(held: Held, { account, most, readFree, signal }: Wanted): Promise<number> {
    for (;;) {
      signal.throwIfAborted();
      const seen = held.releases;
      const left = (await readFree()) - held.bytes;
      // Space released during the query may be missing from both figures.
      if (held.releases !== seen) continue;
      if (most <= left || held.bytes === 0) return Math.max(0, Math.min(most, left));
      await once(released, account, { signal });
    }
  }

  return {
    reserve: async (wanted) => {
      const { account } = wanted;
      const held = accounts.get(account) ?? { bytes: 0, releases: 0, users: 0 };
      accounts.set(account, held);
      held.users += 1;
      try {
        const bytes = await findRoom(held, wanted);
        held.bytes += bytes;
        return {
          bytes,
          [Symbol.dispose]() {
            held.bytes -= bytes;
            held.releases += 1;
            leave(account, held);
            released.emit(account);
          },
        };
      } catch (error) {
        leave(account, held);
        throw error;
      }
    },
  };
}

/** Concurrent uploads, which bounds their memory; data of waiting uploads stays in the socket. */
const AT_ONCE = 16;
const AT_ONCE_FOR_ACCOUNT = 3;
const WAITING_FOR_ACCOUNT = 50;
const LONGEST_WAIT_MS = 10_000;
const RETRY_SECONDS = 5;

type UploadTurns = {
  /** Throws UPLOADS_BUSY after a short wait or if too many are waiting. */
  readonly take: (account: string, reply: Pick<FastifyReply, 'header' | 'raw'>) => Promise<Disposable>;
};

/** Limits concurrent uploads, per account and in total. */
export function createUploadTurns(longestWaitMs = LONGEST_WAIT_MS): UploadTurns {
  const inAll = createSemaphore(AT_ONCE);
  const ofAccounts = createAccountTurns({ atOnce: AT_ONCE_FOR_ACCOUNT, inLine: WAITING_FOR_ACCOUNT });

  return {
    take: async (account, reply) => {
      const over = new AbortController();
      const giveUp = (): void => over.abort();
      const signal = AbortSignal.any([over.signal, AbortSignal.timeout(longestWaitMs)]);
      reply.raw.once('close', giveUp);
      using turns = new DisposableStack();
      try {
        turns.use(await ofAccounts.take(account, signal));
        turns.use(await inAll.take(signal));
        return turns.move();
      } catch (error) {
        reply.header('retry-after', RETRY_SECONDS);
        throw new AppError('UPLOADS_BUSY', null, { cause: error });
      } finally {
        reply.raw.off('close', giveUp);
      }
    },
  };
}
