import { GRADING_QUEUE, QUEUE_SCHEMA, type Gradebook, type GradingJob } from '@greenpen/gradebook';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss, type Job } from 'pg-boss';

/** How often the worker looks for jobs that no notification told of, such as a retry. */
const IDLE_PAUSE_MS = 1000;
const OUTAGE_PAUSE_MS = 1000;
const HEARTBEAT_MS = 3000;
/** How often the queue looks for jobs without a heartbeat. */
const MONITOR_SECONDS = 2;

/**
 * Works on one job and settles it by one of `gradebook.runs`; `signal` aborts when the worker stops or another
 * worker takes over the job. A rejection counts as a failed attempt.
 */
export type GradingHandler = (job: GradingJob, signal: AbortSignal) => Promise<void>;

export type WorkOptions = {
  readonly gradebook: Pick<Gradebook, 'executeQueueSql' | 'listenForJobs'>;
  readonly handler: GradingHandler;
  /** Jobs that run concurrently. */
  readonly concurrency: number;
  /** Called when somebody is about to add a paper. */
  readonly onExpected?: () => void;
  /** When it aborts, no new job is taken and the running handlers' signals abort. */
  readonly signal: AbortSignal;
  /** Errors outside a handler, such as a database outage; the worker carries on afterwards. */
  readonly onError: (error: unknown) => void;
};

type JobData = Pick<GradingJob, 'submissionId'>;

type Running = {
  readonly job: Job<JobData>;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
};

/**
 * Takes jobs until `signal` aborts, then waits for the handlers to end. A handler's signal aborts when the worker
 * stops, or when a heartbeat finds that another worker has taken over its job.
 */
export async function workGrading(work: WorkOptions): Promise<void> {
  const { gradebook, handler, concurrency, signal, onError } = work;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => gradebook.executeQueueSql(text, values) },
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: false,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
  });
  const running = new Set<Running>();
  boss.on('error', onError);
  const start = (job: Job<JobData>): void => {
    // After an outage the queue may hand this worker a job that it is still running.
    for (const other of running) if (other.job.id === job.id) other.stop.abort(givenAway());
    const stop = new AbortController();
    const ended = runOne(boss, handler, job, AbortSignal.any([signal, stop.signal])).catch(onError);
    const one = { job, stop, ended };
    running.add(one);
    void ended.then(() => running.delete(one));
  };
  const heart = setInterval(() => {
    void beat(boss, [...running]).catch(onError);
  }, HEARTBEAT_MS);
  let added = Promise.withResolvers<void>();
  const listening = gradebook.listenForJobs(
    { onJob: () => added.resolve(), onExpected: work.onExpected },
    signal,
  );
  try {
    await startSupervising(boss, signal, onError);
    while (!signal.aborted) {
      added = Promise.withResolvers();
      const free = concurrency - running.size;
      try {
        const jobs = free > 0 ? await boss.fetch<JobData>(GRADING_QUEUE, { batchSize: free }) : [];
        for (const job of jobs) start(job);
        if (jobs.length < free || free === 0) await nextChance(running, added.promise, signal);
      } catch (error) {
        onError(error);
        await pauseUnless(signal, OUTAGE_PAUSE_MS);
      }
    }
    await Promise.all([...running].map(({ ended }) => ended));
  } finally {
    clearInterval(heart);
    await listening;
    await boss.stop({ graceful: false, close: false });
    boss.off('error', onError);
  }
}

/** An error that the handler did not settle makes the queue retry the job, as a counted attempt. */
async function runOne(
  boss: PgBoss,
  handler: GradingHandler,
  job: Job<JobData>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await handler({ jobId: job.id, submissionId: job.data.submissionId }, signal);
  } catch (error) {
    await boss.fail(GRADING_QUEUE, job);
    throw error;
  }
}

function givenAway(): Error {
  return new Error('another worker has taken over the job');
}

async function beat(boss: PgBoss, running: readonly Running[]): Promise<void> {
  const held = running.filter(({ stop }) => !stop.signal.aborted);
  if (held.length === 0) return;
  const response = await boss.touch(
    GRADING_QUEUE,
    held.map(({ job }) => job),
  );
  const alive = new Set(readIds(response));
  for (const { job, stop } of held) {
    if (!alive.has(job.id)) stop.abort(givenAway());
  }
}

/** pg-boss returns the ids that it touched, but its types do not include them. */
function readIds(response: object): readonly unknown[] {
  return 'settled' in response && Array.isArray(response.settled) ? response.settled : [];
}

/** Retries if the database is not up yet: the launcher may start it a moment later. */
async function startSupervising(
  boss: PgBoss,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await boss.start();
      return;
    } catch (error) {
      onError(error);
      await boss.stop({ graceful: false, close: false });
      await pauseUnless(signal, OUTAGE_PAUSE_MS);
    }
  }
}

/** Until a running job ends, a job is added, or some time has passed. */
async function nextChance(
  running: ReadonlySet<Running>,
  added: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const ended = [...running].map((one) => one.ended);
  const enough = new AbortController();
  await Promise.race([...ended, added, pauseUnless(AbortSignal.any([signal, enough.signal]), IDLE_PAUSE_MS)]);
  enough.abort();
}

async function pauseUnless(signal: AbortSignal, milliseconds: number): Promise<void> {
  // An abort ends the pause early; the loop checks the signal next.
  await pause(milliseconds, undefined, { signal }).catch(() => undefined);
}
