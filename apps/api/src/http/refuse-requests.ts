import { AppError } from '@greenpen/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readApiKey } from '@greenpen/identity';

const changesNothing: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * CSRF protection: refuses writes that a browser sends from another site. Programs send neither header and no
 * cookies, so they pass on to authentication. Requests with an API key also pass, for example from a browser
 * extension: another site cannot add that header, and cookies are ignored beside it.
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
  // Without a public URL only loopback names are accepted, which prevents DNS rebinding.
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
 * If the public URL is https, refuses API calls that a trusted proxy received over plain HTTP, so that keys or
 * cookies sent that way are noticed; pages are redirected to https (OWASP ASVS 5.0.0, 4.1.2).
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

/** The last value was added by the nearest proxy. */
function isPlain(forwarded: string | string[] | undefined): boolean {
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim()
      .toLowerCase() === 'http'
  );
}

/** PostgreSQL text cannot contain NUL, and people never type it. */
export function refuseNul(app: FastifyInstance): void {
  // Runs after validation, which limits the depth of the body.
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
 * Warns once if requests seem to come through an untrusted proxy: all its users then share one address and its rate
 * limits.
 */
export function warnOfProxy(app: FastifyInstance, trustProxy: false | readonly string[]): void {
  if (trustProxy !== false) return;
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (isTold || request.headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    app.log.warn(
      'a request has X-Forwarded-For but TRUST_PROXY is off: behind a proxy, set TRUST_PROXY, or all users share its address and rate limits',
    );
  });
}
