import type { Gradebook } from '@greenpen/gradebook';
import type { FastifyInstance } from 'fastify';

const fiveMinutesMs = 5 * 60_000;
const mostKnown = 10_000;

/** Notes who was here, seldom enough that it costs nothing; after the answer, so that nobody waits for it. */
export function noteSeen(
  app: FastifyInstance,
  gradebook: { readonly accounts: Pick<Gradebook['accounts'], 'recordSeen'> },
): void {
  const noted = new Map<string, number>();
  app.addHook('onResponse', async (request) => {
    const userId = request.actor?.id;
    if (userId === undefined) return;
    const now = performance.now();
    const last = noted.get(userId);
    if (last !== undefined && now - last < fiveMinutesMs) return;
    if (noted.size >= mostKnown) noted.clear();
    noted.set(userId, now);
    await gradebook.accounts.recordSeen({ userId }).catch(() => noted.delete(userId));
  });
}
