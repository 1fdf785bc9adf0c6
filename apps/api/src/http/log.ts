import type { FastifyInstance } from 'fastify';
import { destination as toStream, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

const secretKeys = ['cookie', 'authorization', 'password', 'token', 'studentName', 'studentEmail', 'text'];

const mostKeptBytes = 1024 * 1024;

/** Writes lines to a file descriptor; while its disk is full they are buffered, and the process continues. */
export function writeTo(descriptor: number): DestinationStream {
  const stream = toStream({ dest: descriptor, sync: true, maxLength: mostKeptBytes });
  stream.on('error', () => undefined);
  return stream;
}

/** Logs JSON lines with UTC time. Only selected request fields are logged, so headers, queries and bodies never are. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { app: 'api' },
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
      serializers: {
        err: describeError,
        error: describeError,
        req: () => undefined,
        res: () => undefined,
      },
    },
    destination ?? writeTo(1),
  );
}

/** Logs one line per API request with its route instead of the URL, and the request id that failure bodies contain. */
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
