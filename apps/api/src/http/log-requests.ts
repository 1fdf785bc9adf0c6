import type { FastifyInstance } from 'fastify';

/** One line per API request: route, not address; the id that the answer's failure body names. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined || !route.startsWith('/api') || route === '/api/live') return;
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        actor: request.actor?.id ?? null,
      },
      'request',
    );
  });
}
