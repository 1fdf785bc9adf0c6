import { GradingError } from '@greenpen/grading';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readApiKey } from '@greenpen/identity';

const changesNothing: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses writes that a browser sends from another site. Programs send neither header and hold no
 * browser's cookies, so they pass to the session check. So does what carries an API key, such as a browser's
 * extension: no page can add that header for another site, and beside it cookies do not count.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (changesNothing.has(request.method) || readApiKey(request.headers) !== null) return;
    const site = request.headers['sec-fetch-site'];
    const { origin } = request.headers;
    if (site !== undefined && site !== 'same-origin') throw new GradingError('ORIGIN_REFUSED');
    if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl))
      throw new GradingError('ORIGIN_REFUSED');
  });
}

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string | null): boolean {
  if (origin === publicUrl) return true;
  if (publicUrl !== null && !isLoopback(publicUrl)) return false;
  // Without a public address only this machine's own names count, so that a name which an attacker
  // points at this address ("DNS rebinding") does not.
  return isLoopback(origin) && URL.parse(origin)?.host === request.headers.host;
}

function isLoopback(origin: string): boolean {
  return loopbackNames.has(URL.parse(origin)?.hostname ?? '');
}
