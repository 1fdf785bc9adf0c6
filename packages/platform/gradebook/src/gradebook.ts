import { sql } from 'drizzle-orm';
import { createRepositories, type Repositories } from './repositories.ts';
import { type IdempotentRequest, type RecordedAnswer, sweepAnswers, withIdempotency } from './idempotency.ts';
import { type FindOpenSession, prepareFindSession } from './accounts/open-sessions.ts';
import { type ExecuteSql, openGradingQueue, withQueue } from './runs/grading-queue.ts';
import { JOBS_CHANNEL, JOBS_EXPECTED, listenForJobs, type JobListener } from './runs/listen-for-jobs.ts';
import { type GradebookDatabase, type GradebookOptions, openDatabase, openPool } from './database.ts';
import { withGradebookErrors } from './database-failure.ts';

/**
 * The gradebook. Every call may throw DATABASE_UNAVAILABLE within five seconds of an outage, and recovers
 * afterwards. Open it with `openGradebook({ databaseUrl, applicationName })`, after `migrate({ databaseUrl })`.
 */
export type Gradebook = Repositories & {
  /** Runs all calls of `run` in one transaction. */
  transaction<T>(run: (inside: Repositories) => Promise<T>): Promise<T>;
  /** Runs once per key and owner, in one transaction with the recorded answer; a replay returns that answer. */
  withIdempotency<A extends RecordedAnswer>(
    request: IdempotentRequest,
    run: (inside: Repositories) => Promise<A>,
  ): Promise<{ answer: A; replayed: boolean }>;
  /** The valid session with this token hash, if its account may sign in; never cached. */
  findOpenSession: FindOpenSession;
  /** Deletes recorded answers older than a week; returns how many. To be called daily. */
  sweepAnswers(): Promise<number>;
  /** Throws DATABASE_UNAVAILABLE if the database does not respond. */
  checkDatabase(): Promise<void>;
  /** Throws if the queue is missing or unreadable. */
  checkQueue(): Promise<void>;
  /** Runs an SQL statement of the queue; only for the worker's pg-boss. */
  readonly executeQueueSql: ExecuteSql;
  /** Tells when papers wait for grading, until the signal aborts; a hint only, so workers also look for jobs. */
  listenForJobs(listener: JobListener, signal: AbortSignal): Promise<void>;
  /** Has the workers load the engine, which takes seconds, because somebody is about to add a paper. */
  expectJob(): Promise<void>;
  /** The Drizzle database, for tests and operator commands. */
  readonly database: GradebookDatabase;
  close(): Promise<void>;
};

/** Connects on first use; does not throw if the database is unavailable. */
export function openGradebook(options: GradebookOptions): Gradebook {
  const pool = openPool(options);
  const database = openDatabase(pool);
  const executeQueueSql: ExecuteSql = (text, values) => withGradebookErrors(() => pool.query(text, values));
  const queue = openGradingQueue(executeQueueSql);
  return Object.assign(createRepositories({ db: database, queue }), {
    transaction: (run) =>
      withQueue(queue, () => database.transaction((tx) => run(createRepositories({ db: tx, queue })))),
    withIdempotency: (request, run) =>
      withQueue(queue, () =>
        withIdempotency(database, request, (tx) => run(createRepositories({ db: tx, queue }))),
      ),
    findOpenSession: prepareFindSession(database),
    sweepAnswers: () => sweepAnswers(database),
    checkDatabase: async () => void (await database.execute(sql`select 1`)),
    checkQueue: () => queue.check(),
    executeQueueSql,
    listenForJobs: (listener, signal) => listenForJobs(options, listener, signal),
    expectJob: async () =>
      void (await executeQueueSql('select pg_notify($1, $2)', [JOBS_CHANNEL, JOBS_EXPECTED])),
    database,
    close: () => pool.end(),
  } satisfies Omit<Gradebook, keyof Repositories>);
}
