import { fromDrizzle, PgBoss, type Queue } from 'pg-boss';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';

export const QUEUE_SCHEMA = 'queue';

export const GRADING_QUEUE = 'grade-submission';

const YEAR_SECONDS = 365 * 24 * 3600;

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** One live job per submission; a worker that is lost is noticed within 10 s and its job is run again. */
export const gradingQueueOptions = {
  policy: 'exclusive',
  heartbeatSeconds: 10,
  expireInSeconds: 15 * 60,
  retentionSeconds: 2 * YEAR_SECONDS,
  deleteAfterSeconds: 24 * 3600,
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
} satisfies Omit<Queue, 'name'>;

/** What a job carries: an id, never text. */
type GradingJobData = { readonly submissionId: string };

type WantedJob = {
  readonly submissionId: string;
  /** Larger goes first. */
  readonly priority: number;
  /** Seconds from now; at once when absent. */
  readonly startAfter?: number;
};

/** Runs a statement that pg-boss wrote; throws what the gradebook throws. */
export type ExecuteSql = (
  text: string,
  values?: unknown[],
) => Promise<{ readonly rows: Record<string, unknown>[] }>;

/** Writes to the queue inside a caller's transaction, so that a row and its job are there together or not at all. */
export type GradingQueue = {
  /** Asks the queue's settings once, outside any transaction; throws while the database is away. */
  ready(): Promise<void>;
  add(tx: Executor, jobs: readonly WantedJob[]): Promise<void>;
  /** Throws when the queue is not there or does not answer. */
  check(): Promise<void>;
  /** Ends a live job; one that was given to another worker is left to that worker. */
  end(tx: Executor, jobId: string): Promise<void>;
  /** Deletes every job of these submissions; a worker that has one is told by its next heartbeat. */
  forget(tx: Executor, submissionIds: readonly string[]): Promise<void>;
};

export function openGradingQueue(executeSql: ExecuteSql): GradingQueue {
  const boss = new PgBoss({
    db: { executeSql },
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: false,
  });
  let settings: Promise<unknown> | undefined;
  return {
    async ready() {
      // pg-boss reads a queue's settings on another connection than the transaction's: never while one is held.
      settings ??= boss.findJobs(GRADING_QUEUE, { id: NO_JOB });
      try {
        await settings;
      } catch (error) {
        settings = undefined;
        throw error;
      }
    },
    async add(tx, jobs) {
      const inserts = jobs.map(({ submissionId, priority, startAfter }) => ({
        data: { submissionId } satisfies GradingJobData,
        singletonKey: submissionId,
        priority,
        ...(startAfter === undefined ? {} : { startAfter }),
      }));
      if (inserts.length > 0) await boss.insert(GRADING_QUEUE, inserts, { db: fromDrizzle(tx, sql) });
    },
    async check() {
      await boss.findJobs(GRADING_QUEUE, { id: NO_JOB });
    },
    async end(tx, jobId) {
      await boss.complete(GRADING_QUEUE, jobId, null, { db: fromDrizzle(tx, sql) });
    },
    async forget(tx, submissionIds) {
      if (submissionIds.length === 0) return;
      await tx.execute(sql`delete from ${sql.identifier(QUEUE_SCHEMA)}.job
        where name = ${GRADING_QUEUE} and singleton_key = any(${sql.param([...submissionIds])}::text[])`);
    },
  };
}

/** Runs what writes to the queue once its settings are known. */
export async function withQueue<T>(queue: GradingQueue, run: () => Promise<T>): Promise<T> {
  await queue.ready();
  return run();
}

const SOMEONE_WAITS = 1000;

const BATCH_START = 100;

/** Papers of one owner that share a step down. */
const STEP_PAPERS = 4;

/**
 * How soon a paper is wanted. One paper that someone waits for goes before any batch; the papers of a batch step
 * down, so that another owner's first papers go before this owner's last. `place` is 0 for an owner's first
 * waiting paper, `requested` the number of papers asked for with one click.
 */
export function queuePriority(place: number, requested: number): number {
  if (requested === 1) return SOMEONE_WAITS;
  return Math.max(0, BATCH_START - Math.floor(place / STEP_PAPERS));
}
