import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addUser, prepareGradebook, sampleSubmission } from './testing/index.ts';

const test = prepareGradebook();
const parallel = Array.from({ length: 50 }, (_, index) => index);

function requestOf(ownerId: string, change: { key?: string; requestHash?: string; action?: string } = {}) {
  return { ownerId, key: randomUUID(), action: 'grade-assignments', requestHash: 'aa', ...change };
}

describe('withIdempotency', () => {
  // ASVS-2.3.3
  it('has one effect and one answer for fifty requests at once', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const { submission } = await gradebook.submissions.create(sampleSubmission(ownerId));
    const request = requestOf(ownerId);
    let runs = 0;
    const answers = await Promise.all(
      parallel.map(() =>
        gradebook.withIdempotency(request, async (inside) => {
          runs += 1;
          const { queued } = await inside.runs.queue({ ownerId, submissionIds: [submission.id] });
          return { count: queued.length, token: randomUUID() };
        }),
      ),
    );
    expect(runs).toBe(1);
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.answer.count).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const jobs = await gradebook.database.execute(
      sql`select 1 from queue.job where singleton_key = ${submission.id}`,
    );
    expect(jobs.rows).toHaveLength(1);
  });

  it('refuses a key that was used for something else', async () => {
    const ownerId = await addUser(test.gradebook);
    const request = requestOf(ownerId);
    await test.gradebook.withIdempotency(request, async () => ({ count: 1 }));
    for (const change of [{ requestHash: 'bb' }, { action: 'approve-assignment' }]) {
      await expect(
        test.gradebook.withIdempotency({ ...request, ...change }, async () => ({ count: 2 })),
      ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    }
  });

  it('keeps the keys of two owners apart', async () => {
    const request = requestOf(await addUser(test.gradebook));
    await test.gradebook.withIdempotency(request, async () => ({ count: 1 }));
    const other = { ...request, ownerId: await addUser(test.gradebook) };
    const { answer } = await test.gradebook.withIdempotency(other, async () => ({ count: 2 }));
    expect(answer.count).toBe(2);
  });

  it('stores nothing of a failed request, so it can be retried', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const request = requestOf(ownerId);
    const failing = gradebook.withIdempotency(request, async (inside) => {
      await inside.submissions.create(sampleSubmission(ownerId));
      throw new Error('cut off');
    });
    await expect(failing).rejects.toThrow('cut off');
    const { submissions } = await gradebook.submissions.list({
      ownerId,
      filter: {},
      cursor: null,
      limit: 10,
    });
    expect(submissions).toEqual([]);
    const { replayed } = await gradebook.withIdempotency(request, async () => ({ count: 1 }));
    expect(replayed).toBe(false);
  });
});

describe('sweepAnswers', () => {
  it('deletes answers older than a week and nothing else', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const [old, recent] = [requestOf(ownerId), requestOf(ownerId)];
    await gradebook.withIdempotency(old, async () => ({ count: 1 }));
    await gradebook.withIdempotency(recent, async () => ({ count: 1 }));
    await gradebook.database.execute(sql`
      update idempotent_answers set created_at = now() - interval '8 days' where key = ${old.key}`);
    expect(await gradebook.sweepAnswers()).toBe(1);
    expect((await gradebook.withIdempotency(recent, async () => ({ count: 2 }))).answer.count).toBe(1);
  });
});

describe('createSubmission', () => {
  it('makes one row of fifty uploads with the same key', async () => {
    const ownerId = await addUser(test.gradebook);
    const upload = sampleSubmission(ownerId);
    const results = await Promise.all(parallel.map(() => test.gradebook.submissions.create(upload)));
    expect(new Set(results.map(({ submission }) => submission.id)).size).toBe(1);
    expect(results.filter(({ created }) => created)).toHaveLength(1);
  });
});

describe('queueGrading', () => {
  it('queues once for fifty requests at once, in any order of the papers', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.push((await gradebook.submissions.create(sampleSubmission(ownerId))).submission.id);
    }
    const results = await Promise.all(
      parallel.map((index) =>
        gradebook.runs.queue({ ownerId, submissionIds: index % 2 === 0 ? ids : ids.toReversed() }),
      ),
    );
    const queued = results.flatMap((result) => result.queued);
    expect(queued.toSorted()).toEqual(ids.toSorted());
  });

  it('says of each paper why it was not queued', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const strangers = (await gradebook.submissions.create(sampleSubmission(await addUser(gradebook))))
      .submission.id;
    const mine = (await gradebook.submissions.create(sampleSubmission(ownerId))).submission.id;
    const request = { ownerId, submissionIds: [mine, strangers, mine] };
    expect(await gradebook.runs.queue(request)).toMatchObject({ queued: [mine], unknown: [strangers] });
    expect(await gradebook.runs.queue(request)).toMatchObject({ queued: [], underWay: [mine] });
  });
});
