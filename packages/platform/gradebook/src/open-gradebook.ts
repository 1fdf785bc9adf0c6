import { sql } from 'drizzle-orm';
import { prepareFindSession } from './accounts/find-open-session.ts';
import { withGradebookErrors } from './database-failure.ts';
import { openDatabase, openPool, type GradebookOptions } from './database.ts';
import type { Gradebook } from './gradebook.ts';
import { sweepAnswers, withIdempotency } from './idempotency.ts';
import { openGradingQueue, withQueue, type ExecuteSql } from './queue/grading-queue.ts';
import { createRepositories, type Repositories } from './repositories.ts';

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
