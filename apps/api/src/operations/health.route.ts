import { getHealth, getLive } from '@greenpen/api-contract';
import { DetailedFailure } from '../http/handle-error.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

type Part = 'ok' | 'failing';

export function getHealthRoute({ gradebook, store }: Ports): Route {
  return route(getHealth, { requires: 'public' }, async ({ request }) => {
    const probe = async (check: () => Promise<void>): Promise<Part> => {
      try {
        await check();
        return 'ok';
      } catch (error) {
        request.log.warn({ err: error }, 'health check failed');
        return 'failing';
      }
    };
    const [database, queue, storePart] = await Promise.all([
      probe(() => gradebook.checkDatabase()),
      probe(() => gradebook.checkQueue()),
      probe(() => store.check()),
    ]);
    const parts = { database, queue, store: storePart };
    if (database === 'ok' && queue === 'ok' && storePart === 'ok')
      return { status: 'ok' as const, database, queue, store: storePart };
    const code = database === 'ok' && queue === 'ok' ? 'STORAGE_UNAVAILABLE' : 'DATABASE_UNAVAILABLE';
    throw new DetailedFailure(code, { status: 'failing', ...parts });
  });
}

export const getLiveRoute = route(getLive, { requires: 'public' }, async () => ({ status: 'ok' as const }));
