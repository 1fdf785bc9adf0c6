import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClaimResult } from '@greenpen/gradebook';
import {
  addUser,
  claimNext,
  queuePaper,
  sampleReview,
  sampleSubmission,
  takeJobs,
  prepareGradebook,
} from '@greenpen/gradebook/testing';
import { workGrading } from './work-grading.ts';

const test = prepareGradebook();
const ignore = (): void => undefined;
let ownerId = '';

beforeEach(async () => {
  await test.gradebook.database.execute('truncate queue.job');
  ownerId = await addUser(test.gradebook);
});

function claimed(result: ClaimResult) {
  if (result.outcome !== 'claimed') throw new Error(result.outcome);
  return result.claim;
}

async function stateOf(submissionId: string): Promise<string> {
  return (await test.gradebook.submissions.get({ ownerId, submissionId })).state;
}

describe('workGrading', () => {
  it('processes the allowed number of jobs at a time, each once', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      ids.push((await test.gradebook.submissions.create(sampleSubmission(ownerId))).submission.id);
    }
    await test.gradebook.runs.queue({ ownerId, submissionIds: ids });
    const stop = new AbortController();
    const done: string[] = [];
    let working = 0;
    let most = 0;
    await workGrading({
      gradebook: test.gradebook,
      handler: async (job) => {
        working += 1;
        most = Math.max(most, working);
        await test.gradebook.runs.complete(claimed(await test.gradebook.runs.claim(job)), sampleReview());
        working -= 1;
        done.push(job.submissionId);
        if (done.length === ids.length) stop.abort();
      },
      concurrency: 4,
      signal: stop.signal,
      onError: ignore,
    });
    expect(done.toSorted()).toEqual(ids.toSorted());
    expect(most).toBe(4);
  });

  it('is told that a paper is about to come, and takes no job for it', async () => {
    const stop = new AbortController();
    const [onJob, onExpected] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const listening = test.gradebook.listenForJobs({ onJob, onExpected }, stop.signal);
    await vi.waitFor(() => expect(onJob).toHaveBeenCalledTimes(1), { timeout: 5000 });
    await test.gradebook.expectJob();
    await vi.waitFor(() => expect(onExpected).toHaveBeenCalledTimes(1), { timeout: 5000 });
    expect(onJob).toHaveBeenCalledTimes(1);
    stop.abort();
    await listening;
  });

  it('is told of a new paper, also after its connection was cut', async () => {
    const stop = new AbortController();
    const onJob = vi.fn<() => void>();
    const listening = test.gradebook.listenForJobs({ onJob }, stop.signal);
    const told = (times: number) =>
      vi.waitFor(() => expect(onJob).toHaveBeenCalledTimes(times), { timeout: 5000 });
    await told(1);
    await queuePaper(test.gradebook, ownerId);
    await told(2);
    await test.gradebook.database.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like '%-jobs'`,
    );
    await told(3);
    await queuePaper(test.gradebook, ownerId);
    await told(4);
    stop.abort();
    await listening;
  });

  it('takes over from a lost worker', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    const lost = await claimNext(test);
    await test.gradebook.database.execute(
      `update queue.job set heartbeat_on = now() - interval '11 seconds'`,
    );
    const stop = new AbortController();
    await workGrading({
      gradebook: test.gradebook,
      handler: async (job) => {
        const claim = claimed(await test.gradebook.runs.claim(job));
        expect(claim.attempt).toBe(2);
        await test.gradebook.runs.complete(claim, sampleReview());
        stop.abort();
      },
      concurrency: 1,
      signal: stop.signal,
      onError: ignore,
    });
    expect(await stateOf(submissionId)).toBe('completed');
    expect(await test.gradebook.runs.complete(lost.claim, sampleReview())).toBe('fenced');
  });

  it('hands back what it works on when it is stopped, and no attempt is counted', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    const stop = new AbortController();
    await workGrading({
      gradebook: test.gradebook,
      handler: async (job, signal) => {
        const claim = claimed(await test.gradebook.runs.claim(job));
        stop.abort();
        expect(signal.aborted).toBe(true);
        await test.gradebook.runs.handBack(claim);
      },
      concurrency: 2,
      signal: stop.signal,
      onError: ignore,
    });
    expect(await stateOf(submissionId)).toBe('queued');
    expect((await claimNext(test)).claim.attempt).toBe(1);
  });

  it('tells a handler that its job was given to another worker', async () => {
    await queuePaper(test.gradebook, ownerId);
    const stop = new AbortController();
    let isTold = false;
    await workGrading({
      gradebook: test.gradebook,
      handler: async (job, signal) => {
        await test.gradebook.runs.claim(job);
        const word = new Promise((resolve) => {
          signal.addEventListener('abort', resolve);
        });
        await test.gradebook.database.execute('update queue.job set retry_count = retry_count + 1');
        await word;
        isTold = !stop.signal.aborted;
        stop.abort();
      },
      concurrency: 1,
      signal: stop.signal,
      onError: ignore,
    });
    expect(isTold).toBe(true);
  });

  it('releases a job that it receives twice, and completes it once', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    const stop = new AbortController();
    const secondIsDone = Promise.withResolvers<void>();
    const outcomes: string[] = [];
    await workGrading({
      gradebook: test.gradebook,
      handler: async (job, signal) => {
        const claim = claimed(await test.gradebook.runs.claim(job));
        if (claim.attempt === 1) {
          const isLetGo = new Promise((resolve) => {
            signal.addEventListener('abort', resolve);
          });
          await test.gradebook.database.execute(`
            update queue.job set state = 'retry', retry_count = retry_count + 1, start_after = now()`);
          await Promise.all([isLetGo, secondIsDone.promise]);
          outcomes.push(await test.gradebook.runs.complete(claim, sampleReview()));
          stop.abort();
        } else {
          outcomes.push(await test.gradebook.runs.complete(claim, sampleReview()));
          secondIsDone.resolve();
        }
      },
      concurrency: 2,
      signal: stop.signal,
      onError: ignore,
    });
    expect(outcomes).toEqual(['completed', 'fenced']);
    expect(await stateOf(submissionId)).toBe('completed');
  });

  it('runs a paper again whose handler threw, and goes on with others', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    const stop = new AbortController();
    const onError = vi.fn<(error: unknown) => void>();
    let calls = 0;
    await workGrading({
      gradebook: test.gradebook,
      handler: async (job) => {
        calls += 1;
        if (calls === 1) throw new Error('a mistake');
        await test.gradebook.runs.complete(claimed(await test.gradebook.runs.claim(job)), sampleReview());
        stop.abort();
      },
      concurrency: 1,
      signal: stop.signal,
      onError,
    });
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'a mistake' }));
    expect(await stateOf(submissionId)).toBe('completed');
  });

  // ASVS-16.5.2
  it('goes on after the database has cut every connection', async () => {
    const stop = new AbortController();
    const errors: unknown[] = [];
    const cut = async () => {
      await test.gradebook.database.execute(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await queuePaper(test.gradebook, ownerId);
    };
    const work = workGrading({
      gradebook: test.gradebook,
      handler: async (job) => {
        await test.gradebook.runs.complete(claimed(await test.gradebook.runs.claim(job)), sampleReview());
        stop.abort();
      },
      concurrency: 2,
      signal: stop.signal,
      onError: (error) => errors.push(error),
    });
    await cut();
    await expect(work).resolves.toBeUndefined();
    expect(await takeJobs(test.databaseUrl, 5)).toEqual([]);
  });

  it('tells the worker within seconds that its paper is gone', async () => {
    const { gradebook } = test;
    const submissionId = await queuePaper(gradebook, ownerId);
    const stop = new AbortController();
    let isTold = false;
    await workGrading({
      gradebook,
      handler: async (job, signal) => {
        const claimed = await gradebook.runs.claim(job);
        expect(claimed.outcome).toBe('claimed');
        const word = new Promise((resolve) => {
          signal.addEventListener('abort', resolve);
        });
        await gradebook.submissions.delete({ ownerId, submissionId, by: ownerId });
        await word;
        isTold = !stop.signal.aborted;
        stop.abort();
      },
      concurrency: 1,
      signal: stop.signal,
      onError: () => undefined,
    });
    expect(isTold).toBe(true);
  });
});
