import type { FastifyInstance, FastifyRequest } from 'fastify';

const quarterOfAnHour = 15 * 60 * 1000;

export type SignInLimit = {
  /** Seconds to wait before the next attempt, or null when one may be made now. */
  readonly secondsToWait: (request: FastifyRequest) => Promise<number | null>;
  readonly countFailure: (request: FastifyRequest) => Promise<void>;
};

/**
 * Counts failed sign-ins per account and address, and per address over all accounts. Not per account
 * alone, so that nobody can lock somebody else out. Each process counts for itself.
 */
export function limitSignIn(app: FastifyInstance): SignInLimit {
  const limits = [
    { max: 10, keyGenerator: (request: FastifyRequest) => `${request.ip} ${accountOf(request)}` },
    { max: 50, keyGenerator: (request: FastifyRequest) => `${request.ip} *` },
  ].map((limit) => app.createRateLimit({ ...limit, timeWindow: quarterOfAnHour }));

  return {
    secondsToWait: async (request) => {
      for (const limit of limits) {
        const state = await limit(request, { increment: false });
        if (!state.isAllowed && state.remaining <= 0) return state.ttlInSeconds;
      }
      return null;
    },
    countFailure: async (request) => {
      for (const limit of limits) await limit(request);
    },
  };
}

function accountOf(request: FastifyRequest): string {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('email' in body)) return '';
  return typeof body.email === 'string' ? body.email.trim().toLowerCase().slice(0, 320) : '';
}
