import type { Gradebook, ClaimedModelDraft } from '@greenpen/gradebook';
import type { Logger } from 'pino';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Handlers, JobName } from './handlers.ts';
import type { InstallationModel } from './ports.ts';
import { workGrading } from './work-grading.ts';

export type WorkerOptions = {
  readonly gradebook: Gradebook;
  readonly handlers: Handlers;
  readonly log: Logger;
  /** Papers graded concurrently. */
  readonly concurrency: number;
  /** Loads the engine before a paper comes. */
  readonly warm?: () => Promise<void>;
  /** Sends queued mail until the signal aborts; does nothing if mail is not configured. */
  readonly workMail: () => Promise<void>;
  /** null if the installation has no language model. */
  readonly model: InstallationModel | null;
  readonly signal: AbortSignal;
};

type TimedJob = Exclude<JobName, 'grade-submission' | 'draft-with-model' | 'note-model'>;

const secondMs = 1000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const periods: readonly (readonly [name: TimedJob, periodMs: number])[] = [
  ['make-exports', secondMs / 2],
  ['sweep-exports', 10 * minuteMs],
  ['chain-audit', 2 * secondMs],
  ['review-demo', secondMs],
  ['heal-queue', minuteMs],
  ['give-up-model-drafts', minuteMs],
  ['check-model', minuteMs],
  ['work-batches', 10 * secondMs],
  ['sweep-visitors', minuteMs],
  ['delete-expired', hourMs],
  ['sweep-orphans', hourMs],
  ['sweep-answers', dayMs],
  ['make-backup', hourMs],
];

/** Works until the signal aborts and every job has ended or been handed back. */
export async function runWorker({
  gradebook,
  handlers,
  log,
  concurrency,
  warm,
  workMail,
  model,
  signal,
}: WorkerOptions): Promise<void> {
  const timed = async (name: TimedJob, periodMs: number): Promise<void> => {
    while (!signal.aborted) {
      // The failure is logged, and the next run retries.
      await logged<unknown>(log, name, {}, () => handlers[name](null, signal)).catch(() => undefined);
      await delay(periodMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const workModel = async ({ writer, dailyTokens, calls }: InstallationModel): Promise<void> => {
    // Runs before the first draft, so that a model change is recorded before the new model writes anything.
    await logged(log, 'note-model', {}, () => handlers['note-model'](writer, signal)).catch(() => undefined);
    await workModelDrafts({
      gradebook,
      dailyTokens,
      papersAtOnce: calls?.most ?? FEW_AT_ONCE,
      draft: (claimed, draftSignal) => {
        const { submissionId } = claimed.claim;
        return logged(log, 'draft-with-model', { submissionId }, () =>
          handlers['draft-with-model'](claimed, draftSignal),
        );
      },
      signal,
      onError: (error) => log.error({ err: error }, 'model queue error'),
    });
  };
  await Promise.all([
    workGrading({
      gradebook,
      handler: async (job, jobSignal) => {
        const { submissionId } = job;
        await logged(log, 'grade-submission', { submissionId }, () =>
          handlers['grade-submission'](job, jobSignal),
        );
      },
      concurrency,
      onExpected: () => void warm?.(),
      signal,
      onError: (error) => log.error({ err: error }, 'grading queue error'),
    }),
    workMail(),
    model === null ? undefined : workModel(model),
    ...periods.map(([name, periodMs]) => timed(name, periodMs)),
  ]);
}

/** Logs one line per job with its outcome; logs and rethrows a failure. */
async function logged<T>(
  log: Logger,
  job: JobName,
  about: Readonly<Record<string, string>>,
  run: () => Promise<T>,
): Promise<void> {
  const started = performance.now();
  const ms = (): number => Math.round(performance.now() - started);
  try {
    const outcome = await run();
    if (isNothing(outcome)) return;
    log.info({ job, ...about, outcome, ms: ms() }, 'job');
  } catch (error) {
    log.error({ job, ...about, err: error, ms: ms() }, 'job failed');
    throw error;
  }
}

/** Frequent jobs are logged only when they did something. */
function isNothing(outcome: unknown): boolean {
  if (outcome === 'nothing-to-do') return true;
  return typeof outcome === 'object' && outcome !== null && 'chained' in outcome && outcome.chained === 0;
}

type ModelWork = {
  readonly gradebook: Pick<Gradebook, 'modelDrafts'>;
  /** null means no limit. */
  readonly dailyTokens: number | null;
  /** As many as requests may run at once, so that one is always waiting when another ends. */
  readonly papersAtOnce: number;
  /**
   * Works on one draft and settles it; after a rejection, another worker claims the draft once its lease expires.
   */
  readonly draft: (claimed: ClaimedModelDraft, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
};

type Running = { readonly startedAt: number; readonly ended: Promise<void> };

/** A request mostly waits for the network, so running several costs little. */
const FEW_AT_ONCE = 4;
/** A paper that takes this long may be stuck, so it no longer counts towards the limit. */
const STUCK_AFTER_MS = 20_000;
const MORE_WITH_STUCK = 8;
const IDLE_PAUSE_MS = 1000;
const HEARTBEAT_MS = 3000;

/** Claims drafts until the signal aborts, then waits for the running ones to end. */
async function workModelDrafts(work: ModelWork): Promise<void> {
  const { gradebook, dailyTokens, papersAtOnce, signal, onError } = work;
  const running = new Set<Running>();
  while (!signal.aborted) {
    try {
      const claimed = hasRoom(running, papersAtOnce)
        ? await gradebook.modelDrafts.claim({ dailyTokens })
        : undefined;
      if (claimed !== undefined) {
        const one = { startedAt: performance.now(), ended: runOne(work, claimed) };
        running.add(one);
        void one.ended.then(() => running.delete(one));
        continue;
      }
    } catch (error) {
      onError(error);
    }
    // An abort ends the pause early, and the loop looks at the signal next.
    await delay(IDLE_PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all([...running].map(({ ended }) => ended));
}

function hasRoom(running: ReadonlySet<Running>, papersAtOnce: number): boolean {
  const now = performance.now();
  const fresh = [...running].filter(({ startedAt }) => now - startedAt < STUCK_AFTER_MS);
  return fresh.length < papersAtOnce && running.size < papersAtOnce + MORE_WITH_STUCK;
}

/** Aborts a draft when the worker stops, or when the heartbeat finds that another worker has claimed it. */
async function runOne({ gradebook, draft, signal, onError }: ModelWork, claimed: ClaimedModelDraft) {
  const stop = new AbortController();
  const beat = async (): Promise<void> => {
    const isHeld = await gradebook.modelDrafts.hold(claimed.claim);
    if (!isHeld) stop.abort(new Error('another worker has claimed the draft'));
  };
  const heart = setInterval(() => void beat().catch(onError), HEARTBEAT_MS);
  try {
    await draft(claimed, AbortSignal.any([signal, stop.signal]));
  } catch (error) {
    onError(error);
  } finally {
    clearInterval(heart);
  }
}
