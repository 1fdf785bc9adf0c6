import { ExpectedError } from '@greenpen/grading';
import { destination as toStream, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

const mostKeptBytes = 1024 * 1024;

/**
 * Writes log lines to a file descriptor; while its disk is full they are buffered, and the worker keeps running.
 */
export function writeTo(descriptor: number): DestinationStream {
  const stream = toStream({ dest: descriptor, sync: true, maxLength: mostKeptBytes });
  stream.on('error', () => undefined);
  return stream;
}

/** JSON lines with UTC time: ids and outcomes, never student text, names or third-party error messages. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { app: 'grading-worker' },
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination ?? writeTo(1),
  );
}

type ErrorForLog = {
  readonly type: string;
  readonly code?: string;
  readonly detail?: string | null;
  readonly stack?: readonly string[];
  readonly cause?: ErrorForLog;
};

/** Logs codes and stack lines only: messages of parsers and databases quote the values that they failed on. */
export function describeError(error: unknown, depth = 0): ErrorForLog {
  if (!(error instanceof Error)) return { type: typeof error };
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error instanceof ExpectedError ? { detail: error.detail } : {}),
    stack: lines.filter((line) => line.startsWith('at ')).slice(0, 12),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}
