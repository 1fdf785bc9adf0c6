import { ExpectedError } from '@greenpen/grading';

export type ErrorForLog = {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  readonly stack?: readonly string[];
  readonly cause?: ErrorForLog;
};

/** Error classes whose messages never quote data. */
const quotesNothing: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'ReferenceError']);

/**
 * The loggable part of an error. Messages of database, parser and schema errors quote values, so only their codes and
 * stack locations are kept.
 */
export function describeError(error: unknown, depth = 0): ErrorForLog {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = codeOf(error);
  const says = error instanceof ExpectedError || quotesNothing.has(error.name);
  return {
    type: error.name,
    ...(code === null ? {} : { code }),
    ...(says ? { message: error.message } : {}),
    stack: placesOf(error),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

function placesOf(error: Error): readonly string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('at ')).slice(0, 12);
}
