import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addUser,
  claimNext,
  gradePaper,
  prepareGradebook,
  queuePaper,
  sampleReview,
  sampleSubmission,
  takeJobs,
} from '../testing/index.ts';

const test = prepareGradebook();
let ownerId = '';

beforeEach(async () => {
  await test.gradebook.database.execute(sql`truncate queue.job`);
  await test.gradebook.database.execute(sql`delete from submissions`);
  ownerId = await addUser(test.gradebook);
});

/** Moves all timestamps into the past by this many hours. */
async function passTime(hours: number): Promise<void> {
  await test.gradebook.database.execute(sql`
    update submissions set state_since = state_since - make_interval(hours => ${hours}::int),
      queued_at = queued_at - make_interval(hours => ${hours}::int)`);
}

describe('healQueue', () => {
  it('queues a submission without a job once, in any state', async () => {
    const papers = [
      await queuePaper(test.gradebook, ownerId),
      await queuePaper(test.gradebook, ownerId),
      await queuePaper(test.gradebook, ownerId),
    ];
    const reading = await claimNext(test);
    const scoring = await claimNext(test);
    await test.gradebook.runs.markScoring(scoring.claim);
    await test.gradebook.database.execute(sql`truncate queue.job`);
    await passTime(1);
    const healed = await Promise.all([1, 2, 3].map(() => test.gradebook.runs.heal()));
    expect(healed.map(({ queuedAgain }) => queuedAgain).toSorted((a, b) => a - b)).toEqual([0, 0, 3]);
    const jobs = await takeJobs(test.databaseUrl, 10);
    expect(jobs.map(({ submissionId }) => submissionId).toSorted()).toEqual(papers.toSorted());
    expect(await test.gradebook.runs.complete(reading.claim, sampleReview())).toBe('fenced');
  });

  it('ignores submissions that have a live job, are finished, or were never queued', async () => {
    await queuePaper(test.gradebook, ownerId);
    await claimNext(test);
    const waiting = await queuePaper(test.gradebook, ownerId);
    const { claim } = await claimNext(test);
    expect(claim.submissionId).toBe(waiting);
    await test.gradebook.runs.wait(claim, 'storage-full', 3600);
    await gradePaper(test, ownerId);
    await test.gradebook.submissions.create(sampleSubmission(ownerId));
    await passTime(48);
    expect(await test.gradebook.runs.heal()).toEqual({ queuedAgain: 0, givenUp: 0 });
  });

  it('queues again after the queue has failed a job for good', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    await test.gradebook.database.execute(sql`update queue.job set state = 'failed', completed_on = now()`);
    await passTime(1);
    expect(await test.gradebook.runs.heal()).toEqual({ queuedAgain: 1, givenUp: 0 });
    expect((await takeJobs(test.databaseUrl, 1))[0]?.submissionId).toBe(submissionId);
  });

  it('leaves submissions queued more than a day ago to a person', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    await test.gradebook.database.execute(sql`truncate queue.job`);
    await passTime(25);
    expect(await test.gradebook.runs.heal()).toEqual({ queuedAgain: 0, givenUp: 1 });
    expect(await test.gradebook.submissions.get({ ownerId, submissionId })).toMatchObject({
      state: 'needs-you',
      stateReason: 'waited-too-long',
    });
  });
});

describe('the order of the queue', () => {
  // ASVS-2.4.1
  it('processes a single paper before a batch, and alternates between two owners', async () => {
    const batchOf = async (owner: string, size: number) => {
      const ids: string[] = [];
      for (let index = 0; index < size; index += 1) {
        ids.push((await test.gradebook.submissions.create(sampleSubmission(owner))).submission.id);
      }
      await test.gradebook.runs.queue({ ownerId: owner, submissionIds: ids });
      return new Set(ids);
    };
    const large = await batchOf(ownerId, 40);
    const other = await addUser(test.gradebook);
    const small = await batchOf(other, 4);
    const single = await queuePaper(test.gradebook, other);
    const order = (await takeJobs(test.databaseUrl, 50)).map(({ submissionId }) => submissionId);
    const [first, ...rest] = order;
    expect(first).toBe(single);
    expect(rest.slice(0, 8).filter((id) => small.has(id))).toHaveLength(4);
    expect(rest.slice(8).every((id) => large.has(id))).toBe(true);
  });
});
