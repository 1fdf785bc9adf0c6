import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that a proxy seems to be in front that is not trusted: all its users then share one address,
 * and with it the limits that count per address.
 */
export function warnOfProxy(app: FastifyInstance, trustProxy: false | readonly string[]): void {
  if (trustProxy !== false) return;
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (isTold || request.headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    app.log.warn(
      'a request came with X-Forwarded-For while TRUST_PROXY is off: if a proxy is in front, set TRUST_PROXY, or all users share its address and its limits',
    );
  });
}
