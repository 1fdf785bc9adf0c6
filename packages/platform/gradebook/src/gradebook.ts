import { sql } from 'drizzle-orm';
import { createRepositories, type Repositories } from './repositories.ts';
import { type IdempotentRequest, type RecordedAnswer, sweepAnswers, withIdempotency } from './idempotency.ts';
import { type FindOpenSession, prepareFindSession } from './accounts/account-access.ts';
import { type ExecuteSql, openGradingQueue, withQueue } from './runs/grading-queue.ts';
import { type GradebookDatabase, type GradebookOptions, openDatabase, openPool } from './database.ts';
import { withGradebookErrors } from './database-failure.ts';

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

/** Connects when it is first asked something; never throws because the database is away. */
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
    database,
    close: () => pool.end(),
  } satisfies Omit<Gradebook, keyof Repositories>);
}
