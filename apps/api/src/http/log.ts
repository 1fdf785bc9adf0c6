import { destination as toStream, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

const secretKeys = ['cookie', 'authorization', 'password', 'token', 'studentName', 'studentEmail', 'text'];

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
    destination ?? toStream({ dest: 1, sync: true }),
  );
}
