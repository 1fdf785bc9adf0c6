import type { FastifyReply } from 'fastify';

/** Aborts when the answer was taken, or nobody is there to take it any more. */
export function closedSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const closed = new AbortController();
  if (raw.closed) closed.abort();
  else raw.once('close', () => closed.abort());
  return closed.signal;
}
