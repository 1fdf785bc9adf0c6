import type { GradebookDatabase } from './database.ts';
import type { FindOpenSession } from './accounts/session-records.ts';
import type { Repositories } from './repositories.ts';
import type { GradingJob } from './queue/run-records.ts';

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

export type WorkOptions = {
  /** Jobs at a time. */
  readonly concurrency: number;
  /** When it aborts, nothing new is taken; running handlers are told by their own signal. */
  readonly signal: AbortSignal;
  /** What goes wrong outside a handler, such as an outage; work goes on afterwards. */
  readonly onError: (error: unknown) => void;
};

/**
 * Works on one job and settles it by one of `gradebook.runs`; `signal` aborts when the worker stops or the job was
 * given to another worker. A rejection counts as a failed attempt.
 */
export type GradingHandler = (job: GradingJob, signal: AbortSignal) => Promise<void>;

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
  /** Takes jobs until the signal aborts and every handler has ended. */
  workGrading(handler: GradingHandler, options: WorkOptions): Promise<void>;
  /** The session with this hash of its token while it lasts and its account may sign in; its end is known at once. */
  findOpenSession: FindOpenSession;
  /** Forgets recorded answers that nobody will ask for again, a week old; returns how many. For each day. */
  sweepAnswers(): Promise<number>;
  /** Throws DATABASE_UNAVAILABLE when the database does not answer. */
  checkDatabase(): Promise<void>;
  /** Throws when the queue is not there or cannot be read. */
  checkQueue(): Promise<void>;
  /** The Drizzle database, for tests and the operator's commands. */
  readonly database: GradebookDatabase;
  close(): Promise<void>;
};
