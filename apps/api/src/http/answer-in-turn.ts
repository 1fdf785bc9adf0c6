import type { FastifyReply } from 'fastify';
import { createAccountTurns } from './account-turns.ts';
import { closedSignal } from './closed-signal.ts';
import type { Route } from './route.ts';

/** One call waits for the database while another is written. */
const READ_AT_ONCE = 2;
/** An answer stays in memory until the client has read it, which a slow client delays. */
const UNTAKEN = 20;
const IN_LINE = 200;

/**
 * Answers an account's reading calls a few at a time, so that hundreds of them delay no other account. A turn is released
 * when the response is built, not when it is sent, so that a slow client does not block its own requests.
 */
export function answerInTurn(): (handle: Route['handle']) => Route['handle'] {
  const answers = createAccountTurns({ atOnce: UNTAKEN, inLine: IN_LINE });
  const reads = createAccountTurns({ atOnce: READ_AT_ONCE, inLine: UNTAKEN });

  /** null for who went away before. */
  async function standInLine(account: string, reply: FastifyReply): Promise<Disposable | null> {
    const over = closedSignal(reply);
    try {
      endWith(over, await answers.take(account, over));
      return await reads.take(account, over);
    } catch (error) {
      if (over.aborted) return null;
      reply.header('retry-after', 1);
      throw error;
    }
  }

  return (handle) => async (request, reply) => {
    if (request.actor === null) return handle(request, reply);
    const turn = await standInLine(request.actor.id, reply);
    // Nobody is there to be answered.
    if (turn === null) return reply.hijack();
    try {
      return await handle(request, reply);
    } finally {
      turn[Symbol.dispose]();
    }
  };
}

function endWith(signal: AbortSignal, turn: Disposable): void {
  if (signal.aborted) turn[Symbol.dispose]();
  else signal.addEventListener('abort', () => turn[Symbol.dispose](), { once: true });
}
