import { AppError, errors, type Failure } from '@greenpen/api-contract';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { readApiKey } from '@greenpen/identity';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { answerFor, sendFailure } from './handle-error.ts';
import { plainHeaders } from './security-headers.ts';

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

const ofParser: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Sets headers here, because no hook runs for a request that cannot be parsed or routed. */
export function malformedRequestOptions(
  isHttps: boolean,
): Required<Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'>> {
  return {
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const status = ofParser[error.code] ?? 400;
      const { headers, body } = refusal(isHttps);
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
      if (socket.writable) socket.write(`${start}${lines.join('')}connection: close\r\n\r\n${body}`);
      socket.destroy(error);
    },
    frameworkErrors: (error, request, reply) => {
      void sendFailure(request, reply.headers(plainHeaders(isHttps)), answerFor(error));
    },
  };
}

/** Refuses expectations other than "100-continue", which Node would answer without our headers. */
export function refuseExpectations(app: FastifyInstance, isHttps: boolean): void {
  app.server.on('checkExpectation', (_request, response) => {
    const { headers, body } = refusal(isHttps);
    response.writeHead(417, { ...headers, connection: 'close' }).end(body);
  });
}

/** RFC 9112, 3.2: HTTP/1.1 requests need a Host header. */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion !== '1.0')
      throw new AppError('REQUEST_INVALID', 'no host');
  });
}

function refusal(isHttps: boolean): { headers: Record<string, string>; body: string } {
  const { sentence } = errors.REQUEST_INVALID;
  const failure: Failure = { code: 'REQUEST_INVALID', message: sentence, requestId: randomUUID() };
  const body = JSON.stringify(failure);
  const headers = {
    ...plainHeaders(isHttps),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { headers, body };
}

/**
 * Accepts only JSON besides multipart forms: a form on another site could send plain text without a CORS preflight.
 * An empty body is an empty object, for calls whose fields are all optional.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {});
    // The default parser calls `done`; its return value is only used by async parsers.
    else void parse(request, body, done);
  });
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
}
