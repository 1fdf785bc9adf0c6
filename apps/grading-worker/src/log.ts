import { GradingError } from '@greenpen/grading';
import { destination as toStream, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** JSON lines with UTC time: ids and outcomes, never a text, a name or the message of a foreign error. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { app: 'grading-worker' },
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination ?? toStream({ dest: 1, sync: true }),
  );
}

type ErrorForLog = {
  readonly type: string;
  readonly code?: string;
  readonly detail?: string | null;
  readonly stack?: readonly string[];
  readonly cause?: ErrorForLog;
};

/** Codes and places; messages of parsers and databases quote the values they choked on. */
export function describeError(error: unknown, depth = 0): ErrorForLog {
  if (!(error instanceof Error)) return { type: typeof error };
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error instanceof GradingError ? { detail: error.detail } : {}),
    stack: lines.filter((line) => line.startsWith('at ')).slice(0, 12),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}
