import { failure } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import type { Permission, Route } from './route.ts';

export type FindActor = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor | null>;

/** Mounts every route behind its permission. The session is checked before a byte of the body is read. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], findActor: FindActor): void {
  const limitUser = app.createRateLimit({
    max: 3000,
    timeWindow: 60_000,
    keyGenerator: (request) => request.actor?.id ?? request.ip,
  });

  for (const { call, requires, handle } of routes) {
    app.route({
      method: call.method,
      url: call.path,
      schema: {
        summary: call.summary,
        security: requires === 'public' ? [] : [{ session: [] }],
        ...(call.params === undefined ? {} : { params: call.params }),
        ...(call.query === undefined ? {} : { querystring: call.query }),
        ...(call.body === undefined ? {} : { body: call.body }),
        response: {
          ...(call.response === null ? {} : { 200: call.response }),
          '4xx': failure,
          '5xx': failure,
        },
      },
      onRequest: async (request, reply) => {
        request.actor = requires === 'public' ? null : await findActor(request, reply);
        assertAllowed(requires, request.actor);
        const limit = await limitUser(request);
        if (!limit.isAllowed && limit.isExceeded) {
          reply.header('retry-after', limit.ttlInSeconds);
          throw new GradingError('RATE_LIMITED');
        }
      },
      handler: handle,
    });
  }
}

function assertAllowed(requires: Permission, actor: Actor | null): void {
  if (requires === 'public') return;
  if (actor === null) throw new GradingError('NOT_SIGNED_IN');
  if (requires === 'admin' && !actor.isAdmin) throw new GradingError('NOT_ALLOWED');
}
