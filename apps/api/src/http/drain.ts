import { AppError } from '@greenpen/api-contract';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // Fastify's own types are interfaces, which only an interface can extend.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyInstance {
    readonly drain: Drain;
  }
}

type Phase = 'serving' | 'unready' | 'refusing';

/** Takes an API out of service in steps, so that a load balancer notices before any request is refused. */
export class Drain {
  #phase: Phase = 'serving';
  #underWay = 0;
  #onIdle: (() => void) | null = null;

  get phase(): Phase {
    return this.#phase;
  }

  /** From now on `/api/health` is answered with 503, and everything else as before. */
  sayUnready(): void {
    this.#phase = 'unready';
  }

  /** From now on every new request is answered with 503; those under way end. */
  refuse(): void {
    this.#phase = 'refusing';
  }

  /** Resolves when no request is under way. */
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

/** To be mounted behind the security headers, which refusals carry too. */
export function mountDrain(app: FastifyInstance): void {
  const drain = new Drain();
  app.decorate('drain', drain);
  // Also counts a request whose client went away, for which Fastify runs no last hook.
  app.server.on('request', (_request, response) => {
    drain.began();
    response.once('close', () => drain.ended());
  });
  app.addHook('onRequest', async ({ routeOptions: { url } }, reply) => {
    if (drain.phase === 'serving') return;
    // A proxy would otherwise send its next request on a connection that is about to close.
    if (drain.phase === 'refusing') reply.header('connection', 'close');
    const isRefused = drain.phase === 'refusing' ? url !== '/api/live' : url === '/api/health';
    if (isRefused) throw new AppError('SERVER_STOPPING');
  });
}
