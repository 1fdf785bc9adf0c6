import type { GradebookDatabase } from './database.ts';
import type { FindOpenSession } from './accounts/session-records.ts';
import type { Repositories } from './repositories.ts';
import type { ExecuteSql } from './queue/grading-queue.ts';

/** What is recorded for a replay: ids and numbers, never a text that a student or instructor wrote. */
export type RecordedAnswer = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | readonly number[]>
>;

export type IdempotentRequest = {
  readonly ownerId: string;
  readonly key: string;
  /** The call's name: "grade-assignments". */
  readonly action: string;
  /** Hex SHA-256 of what was asked; the same key with another one throws IDEMPOTENCY_KEY_REUSED. */
  readonly requestHash: string;
};

/**
 * The gradebook. Every call may throw DATABASE_UNAVAILABLE within five seconds of an outage, and works again by
 * itself afterwards. Open with `openGradebook({ databaseUrl, applicationName })`, after `migrate({ databaseUrl })`.
 */
export type Gradebook = Repositories & {
  /** All calls of `run` happen or none does. */
  transaction<T>(run: (inside: Repositories) => Promise<T>): Promise<T>;
  /** Runs once per key and owner, in one transaction with the recorded answer; a replay gets that answer. */
  withIdempotency<A extends RecordedAnswer>(
    request: IdempotentRequest,
    run: (inside: Repositories) => Promise<A>,
  ): Promise<{ answer: A; replayed: boolean }>;
  /** The session of a cookie's token while it lasts and its account may sign in; its end is known at once. */
  findOpenSession: FindOpenSession;
  /** Forgets recorded answers that nobody will ask for again, a week old; returns how many. For each day. */
  sweepAnswers(): Promise<number>;
  /** Throws DATABASE_UNAVAILABLE when the database does not answer. */
  checkDatabase(): Promise<void>;
  /** Throws when the queue is not there or cannot be read. */
  checkQueue(): Promise<void>;
  /** Runs a statement of the queue, for the worker's pg-boss alone. */
  readonly executeQueueSql: ExecuteSql;
  /** The Drizzle database, for better-auth's adapter alone. */
  readonly database: GradebookDatabase;
  close(): Promise<void>;
};
