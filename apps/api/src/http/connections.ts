import { AppError } from '@greenpen/api-contract';
import type { FastifyInstance } from 'fastify';

/** Idle timeout of connections: for sending, reading, and the request headers. */
export const longestIdleMs = 60_000;

const tenMinutes = 10 * 60_000;

/** Fastify options, in milliseconds. */
type ConnectionLimits = Readonly<
  Record<'connectionTimeout' | 'keepAliveTimeout' | 'requestTimeout', number>
> & {
  readonly http: Readonly<Record<'headersTimeout' | 'connectionsCheckingInterval', number>> & {
    readonly requireHostHeader: false;
  };
};

/** Server options that close idle connections after `idleMs`. */
export function connectionLimits(idleMs = longestIdleMs): ConnectionLimits {
  // Node checks header timeouts only at intervals, and adds a second to keep-alive timeouts.
  const checkEveryMs = idleMs / 12;
  return {
    connectionTimeout: idleMs,
    keepAliveTimeout: Math.max(idleMs - 2000, idleMs / 2),
    // Long enough to upload 200 papers.
    requestTimeout: tenMinutes,
    http: {
      headersTimeout: idleMs - checkEveryMs,
      connectionsCheckingInterval: checkEveryMs,
      // Handled by `refuseWithoutHost`, because Node's refusal lacks our headers.
      requireHostHeader: false,
    },
  };
}

declare module 'fastify' {
  // Fastify's own types are interfaces, which only an interface can extend.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyInstance {
    readonly drain: Drain;
  }
}

type Phase = 'serving' | 'unready' | 'refusing';

/** Takes the API out of service in steps, so that a load balancer notices before any request is refused. */
class Drain {
  #phase: Phase = 'serving';
  #underWay = 0;
  #onIdle: (() => void) | null = null;

  get phase(): Phase {
    return this.#phase;
  }

  /** From now on `/api/health` returns 503; other requests are served. */
  markUnready(): void {
    this.#phase = 'unready';
  }

  /** From now on every new request gets a 503; requests in progress finish. */
  refuse(): void {
    this.#phase = 'refusing';
  }

  /** Resolves when no request is in progress. */
  untilIdle(): Promise<void> {
    if (this.#underWay === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onIdle = resolve;
    });
  }

  began(): void {
    this.#underWay += 1;
  }

  ended(): void {
    this.#underWay -= 1;
    if (this.#underWay === 0) this.#onIdle?.();
  }
}

/** Mount after the security headers, so that refusals have them too. */
export function mountDrain(app: FastifyInstance): void {
  const drain = new Drain();
  app.decorate('drain', drain);
  // Also counts requests whose client disconnected, for which Fastify runs no final hook.
  app.server.on('request', (_request, response) => {
    drain.began();
    response.once('close', () => drain.ended());
  });
  app.addHook('onRequest', async ({ routeOptions: { url } }, reply) => {
    if (drain.phase === 'serving') return;
    // Otherwise a proxy would send its next request on a connection that is about to close.
    if (drain.phase === 'refusing') reply.header('connection', 'close');
    const isRefused = drain.phase === 'refusing' ? url !== '/api/live' : url === '/api/health';
    if (isRefused) throw new AppError('SERVER_STOPPING');
  });
}
