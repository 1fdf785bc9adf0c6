import { AppError } from '@greenpen/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readApiKey } from '../api-keys/api-key.ts';

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
    if (site !== undefined && site !== 'same-origin') throw new AppError('ORIGIN_REFUSED');
    if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl))
      throw new AppError('ORIGIN_REFUSED');
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

type HttpsOptions = {
  readonly publicUrl: string | null;
  readonly trustProxy: false | readonly string[];
};

/**
 * Where browsers use https, a call that a trusted proxy took in plain http is refused, so that a key or cookie sent
 * that way shows at once; a page leads to its https address (OWASP ASVS 5.0.0, 4.1.2).
 */
export function requireHttps(app: FastifyInstance, { publicUrl, trustProxy }: HttpsOptions): void {
  if (publicUrl?.startsWith('https://') !== true || trustProxy === false) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isPlain(request.headers['x-forwarded-proto'])) return;
    const asked = URL.parse(request.url, publicUrl);
    const path = asked?.pathname ?? '/';
    if (path === '/api' || path.startsWith('/api/')) throw new AppError('HTTPS_NEEDED');
    await reply.redirect(`${publicUrl}${path}${asked?.search ?? ''}`, 308);
  });
}

/** The last word is the nearest proxy's. */
function isPlain(forwarded: string | string[] | undefined): boolean {
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim()
      .toLowerCase() === 'http'
  );
}

/** PostgreSQL's text holds every character but NUL, and nobody types one. */
export function refuseNul(app: FastifyInstance): void {
  // After validation, which has bounded how deep a body can be.
  app.addHook('preHandler', async (request) => {
    if (holdsNul(request.body) || holdsNul(request.query)) throw new AppError('REQUEST_INVALID', 'NUL');
  });
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.values(value).some(holdsNul);
}

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
