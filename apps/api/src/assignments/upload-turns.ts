import { AppError } from '@greenpen/api-contract';
import { createSemaphore } from '@greenpen/grading';
import type { FastifyReply } from 'fastify';
import { createAccountTurns } from '../http/account-turns.ts';

/** Concurrent uploads, which bounds their memory; data of waiting uploads stays in the socket. */
const AT_ONCE = 16;
const AT_ONCE_FOR_ACCOUNT = 3;
const WAITING_FOR_ACCOUNT = 50;
const LONGEST_WAIT_MS = 10_000;
const RETRY_SECONDS = 5;

export type UploadTurns = {
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
