import type { FastifyReply } from 'fastify';
import { createAccountTurns } from './account-turns.ts';
import { closedSignal } from './closed-signal.ts';
import type { Route } from './route.ts';

/** Two, so that one call can wait for the database while another response is serialized. */
const READ_AT_ONCE = 2;
/** Limits responses in memory, which stay there until a slow client has read them. */
const MOST_UNREAD = 20;
const IN_LINE = 200;

/**
 * Runs an account's read calls a few at a time, so that hundreds of them delay no other account. A turn is released
 * when the response is built, not when it is sent, so a slow client does not block its own requests.
 */
export function answerInTurn(): (handle: Route['handle']) => Route['handle'] {
  const answers = createAccountTurns({ atOnce: MOST_UNREAD, inLine: IN_LINE });
  const reads = createAccountTurns({ atOnce: READ_AT_ONCE, inLine: MOST_UNREAD });

  /** null if the client has disconnected. */
  async function waitForTurn(account: string, reply: FastifyReply): Promise<Disposable | null> {
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
    const turn = await waitForTurn(request.actor.id, reply);
    // The client has disconnected.
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
