import { sql } from 'drizzle-orm';
import { prepareFindSession } from './accounts/open-sessions.ts';
import { openDatabase, openPool, type GradebookOptions } from './database.ts';
import type { Gradebook } from './gradebook.ts';
import { sweepAnswers, withIdempotency } from './idempotency.ts';
import { openGradingQueue, withQueue } from './queue/grading-queue.ts';
import { workGrading } from './queue/work-grading.ts';
import { createRepositories } from './repositories.ts';

/** Connects when it is first asked something; never throws because the database is away. */
export function openGradebook(options: GradebookOptions): Gradebook {
  const pool = openPool(options);
  const database = openDatabase(pool);
  const queue = openGradingQueue(pool);
  return {
    ...createRepositories(database, queue),
    transaction: (run) =>
      withQueue(queue, () => database.transaction((tx) => run(createRepositories(tx, queue)))),
    withIdempotency: (request, run) =>
      withQueue(queue, () => withIdempotency(database, request, (tx) => run(createRepositories(tx, queue)))),
    findOpenSession: prepareFindSession(database),
    workGrading: (handler, work) => workGrading(queue, handler, work),
    sweepAnswers: () => sweepAnswers(database),
    checkDatabase: async () => void (await database.execute(sql`select 1`)),
    checkQueue: () => queue.check(),
    database,
    close: () => pool.end(),
  };
}
