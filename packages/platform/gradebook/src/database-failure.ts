import { AppError } from '@greenpen/api-contract';
import { ExpectedError } from '@greenpen/grading';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';

/** Classes and codes of PostgreSQL that say: not now. 08 connection, 53 resources, 57 operator or time-out, 25006 read-only. */
const awayState = /^(?:08...|53...|57014|57P0[1-5]|25006|55P03)$/u;
const DISK_FULL = '53100';
/** Raised by the trigger `require_lease`, see `keys/process-leases.ts`. */
const LEASE_ENDED = 'GP001';
const NO_REFERENCE = '23503';
/** Text that holds a zero byte, an id that is none, a number out of range: what the caller gave cannot be stored. */
const unfitData = /^22(?:003|021|P02|P05|007|008)$/u;

const awayMessage =
  /^(?:timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|query read timeout|client was closed)/iu;

/**
 * What a failed query means. Drizzle's message holds the query's values and PostgreSQL's detail holds a row's,
 * which may be names: neither goes any further than here.
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

/** Whether an error says that the connection is not to be trusted any more. */
export function isDatabaseAway(error: unknown): boolean {
  const meaning = toGradebookError(error);
  return meaning instanceof AppError && meaning.code === 'DATABASE_UNAVAILABLE';
}

/** A statement that the database refused; the message names the SQLSTATE and the constraint, and no value of a row. */
class RefusedStatementError extends Error {
  readonly state: string;

  constructor(state: string, place: string) {
    super(`the database refused with ${state} at ${place}`);
    this.state = state;
  }
}

/** Whether a row was refused because another one has the same. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof RefusedStatementError && error.state === '23505';
}

/** Serialization failure and deadlock: PostgreSQL ended one of two transactions, which succeeds when repeated. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Whether a transaction failed only because of another one at the same time. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof RefusedStatementError && CONFLICTS.has(error.state);
}

/** Translates what `run` throws; no error of a driver leaves the gradebook, because its message may hold names. */
export async function withGradebookErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toGradebookError(error);
  }
}

function fromServer(error: DatabaseError): Error {
  const state = error.code ?? 'unknown';
  // A server whose disk is full may let nobody new in, and reading is refused with writing.
  const isRefusedAtDoor = state === DISK_FULL && error.severity === 'FATAL';
  if (isRefusedAtDoor) return new AppError('DATABASE_UNAVAILABLE', `database: ${state}`);
  if (state === DISK_FULL) return new AppError('STORAGE_FULL', `database: ${state}`);
  // The process ends and starts again within seconds: what it was asked can be asked again then.
  if (state === LEASE_ENDED) return new AppError('DATABASE_UNAVAILABLE', 'the lease was ended');
  if (awayState.test(state)) return new AppError('DATABASE_UNAVAILABLE', `database: ${state}`);
  // Whoever asked was signed in when the request began: the account was deleted meanwhile.
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
