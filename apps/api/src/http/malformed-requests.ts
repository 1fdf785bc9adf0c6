import { AppError, errors, type Failure } from '@greenpen/api-contract';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { answerFor, sendFailure } from './handle-error.ts';
import { plainHeaders } from './security-headers.ts';

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
