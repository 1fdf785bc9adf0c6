import { AppError } from '@greenpen/api-contract';
import { ExpectedError } from '@greenpen/grading';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';

/**
 * SQLSTATEs of temporary failures: 08 connection, 53 resources, 57 operator or timeout, 25006 read-only, 55P03
 * lock.
 */
const awayState = /^(?:08...|53...|57014|57P0[1-5]|25006|55P03)$/u;
const DISK_FULL = '53100';
/** Raised by the trigger `require_lease`, see `keys/process-leases.ts`. */
const LEASE_ENDED = 'GP001';
const NO_REFERENCE = '23503';
/** The request's data cannot be stored: text with a zero byte, an invalid id, a number out of range. */
const unfitData = /^22(?:003|021|P02|P05|007|008)$/u;

const awayMessage =
  /^(?:timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|query read timeout|client was closed)/iu;

/**
 * Translates a driver error. Drizzle's message contains the query's values and PostgreSQL's detail those of a row,
 * which may be names, so neither is passed on.
 */
export function toGradebookError(error: unknown): unknown {
  if (error instanceof ExpectedError) return error;
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof ExpectedError) return cause;
  if (cause instanceof DatabaseError) return fromServer(cause);
  if (cause instanceof Error && isAway(cause)) {
    return new AppError('DATABASE_UNAVAILABLE', codeOf(cause) ?? 'no connection');
  }
  if (error instanceof DrizzleQueryError)
    return new Error(`the query failed: ${cause instanceof Error ? cause.name : 'unknown'}`);
  return error;
}

/** Whether the error means that the connection should be discarded. */
export function isDatabaseAway(error: unknown): boolean {
  const meaning = toGradebookError(error);
  return meaning instanceof AppError && meaning.code === 'DATABASE_UNAVAILABLE';
}

/** A statement that the database rejected; the message has the SQLSTATE and the constraint, but no row values. */
class RefusedStatementError extends Error {
  readonly state: string;

  constructor(state: string, place: string) {
    super(`the database refused with ${state} at ${place}`);
    this.state = state;
  }
}

/** Whether a row was rejected because of a duplicate key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof RefusedStatementError && error.state === '23505';
}

/** Serialization failure and deadlock: PostgreSQL aborts one of the transactions, which can then be retried. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Whether a transaction failed only because of a conflict with a concurrent one. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof RefusedStatementError && CONFLICTS.has(error.state);
}

/** Translates errors of `run`; driver errors must not leave the gradebook, because they may contain names. */
export async function withGradebookErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toGradebookError(error);
  }
}

function fromServer(error: DatabaseError): Error {
  const state = error.code ?? 'unknown';
  // With a full disk, a server may reject new connections; then reading fails too.
  const isRefusedAtDoor = state === DISK_FULL && error.severity === 'FATAL';
  if (isRefusedAtDoor) return new AppError('DATABASE_UNAVAILABLE', `database: ${state}`);
  if (state === DISK_FULL) return new AppError('STORAGE_FULL', `database: ${state}`);
  // The process restarts within seconds, so the request can be retried.
  if (state === LEASE_ENDED) return new AppError('DATABASE_UNAVAILABLE', 'the lease was revoked');
  if (awayState.test(state)) return new AppError('DATABASE_UNAVAILABLE', `database: ${state}`);
  // The user was authenticated, but the account has been deleted since.
  if (state === NO_REFERENCE && (error.constraint ?? '').endsWith('user_id_fk'))
    return new AppError('NOT_SIGNED_IN', 'account deleted');
  if (unfitData.test(state)) return new AppError('REQUEST_INVALID', `database: ${state}`);
  const place = error.constraint ?? error.table ?? error.routine ?? 'unknown place';
  return new RefusedStatementError(state, place);
}

function isAway(error: Error): boolean {
  if (error instanceof AggregateError)
    return error.errors.some((inner) => inner instanceof Error && isAway(inner));
  return ('syscall' in error && codeOf(error) !== null) || awayMessage.test(error.message);
}

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}
