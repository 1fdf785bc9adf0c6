import type { FastifyInstance } from 'fastify';
import { destination as toStream, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

const secretKeys = ['cookie', 'authorization', 'password', 'token', 'studentName', 'studentEmail', 'text'];

const mostKeptBytes = 1024 * 1024;

/** Lines go to a file descriptor; while its disk is full they wait, and the work that they tell of goes on. */
export function writeTo(descriptor: number): DestinationStream {
  const stream = toStream({ dest: descriptor, sync: true, maxLength: mostKeptBytes });
  stream.on('error', () => undefined);
  return stream;
}

/** JSON lines with UTC time. Requests are logged by hand, so headers, queries and bodies never get here. */
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
