import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addUser,
  claimNext,
  gradePaper,
  prepareGradebook,
  queuePaper,
  sampleReview,
  takeJobs,
} from '../testing/index.ts';

const test = prepareGradebook();
let ownerId = '';

beforeEach(async () => {
  await test.gradebook.database.execute(sql`delete from queue.job`);
  ownerId = await addUser(test.gradebook);
});

/** Makes the queue treat the job's worker as lost. */
async function loseWorker(): Promise<void> {
  await test.gradebook.database.execute(sql`
    update queue.job set state = 'retry', retry_count = retry_count + 1, start_after = now() where state = 'active'`);
}

async function makeJobsDue(): Promise<void> {
  await test.gradebook.database.execute(sql`update queue.job set start_after = now()`);
}

async function liveJobs(): Promise<number> {
  const { rows } = await test.gradebook.database.execute(
    sql`select 1 from queue.job where state <= 'active'`,
  );
  return rows.length;
}

function get(submissionId: string) {
  return test.gradebook.submissions.get({ ownerId, submissionId });
}

describe('the fence', () => {
  it('refuses all writes of a worker after its job was given away', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    const zombie = await claimNext(test);
    await loseWorker();
    const second = await claimNext(test);
    expect(second.claim).toMatchObject({ jobId: zombie.claim.jobId, attempt: 2 });
    const { gradebook } = test;
    expect(await gradebook.runs.markScoring(zombie.claim)).toBe('fenced');
    expect(await gradebook.runs.complete(zombie.claim, sampleReview())).toBe('fenced');
    expect(await gradebook.runs.fail(zombie.claim, 'engine-failed')).toBe('fenced');
    expect(await gradebook.runs.refuse(zombie.claim, 'pdf-encrypted')).toBe('fenced');
    expect(await gradebook.runs.wait(zombie.claim, 'storage-full', 30)).toBe('fenced');
    expect(await gradebook.runs.handBack(zombie.claim)).toBe('fenced');
    expect((await get(submissionId)).state).toBe('reading');
    expect(await gradebook.runs.complete(second.claim, sampleReview())).toBe('completed');
    expect(await gradebook.runs.complete(zombie.claim, sampleReview())).toBe('fenced');
    expect(await gradebook.reviews.find({ ownerId, submissionId, number: 2 })).toBeUndefined();
  });

  it('lets one of many concurrent claims complete the job', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    const [job] = await takeJobs(test.databaseUrl, 1);
    if (job === undefined) throw new Error('no job');
    const claims = await Promise.all([1, 2, 3].map(() => test.gradebook.runs.claim(job)));
    const outcomes = await Promise.all(
      claims.map(async (claimed) =>
        claimed.outcome === 'claimed'
          ? test.gradebook.runs.complete(claimed.claim, sampleReview())
          : claimed.outcome,
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'completed')).toHaveLength(1);
    expect((await get(submissionId)).grade?.version).toBe(1);
  });

  it('lets no review appear on a paper that was deleted or approved meanwhile', async () => {
    const deleted = await queuePaper(test.gradebook, ownerId);
    const { claim } = await claimNext(test);
    await test.gradebook.database.execute(sql`delete from submissions where id = ${deleted}`);
    expect(await test.gradebook.runs.complete(claim, sampleReview())).toBe('gone');

    const submissionId = await gradePaper(test, ownerId);
    await test.gradebook.runs.queue({ ownerId, submissionIds: [submissionId] });
    const again = await claimNext(test);
    await test.gradebook.grades.approve({ ownerId, submissionId, by: ownerId });
    expect(await test.gradebook.runs.complete(again.claim, sampleReview())).toBe('approved');
    expect(await get(submissionId)).toMatchObject({ state: 'completed', grade: { version: 1 } });
  });
});

describe('a job that is delivered again', () => {
  it('ends without effect when the work is done', async () => {
    await queuePaper(test.gradebook, ownerId);
    const { claim } = await claimNext(test);
    await test.gradebook.runs.complete(claim, sampleReview());
    const job = { jobId: claim.jobId, submissionId: claim.submissionId };
    expect(await test.gradebook.runs.claim(job)).toEqual({ outcome: 'not-wanted' });
    expect(await liveJobs()).toBe(0);
  });

  it('is abandoned after it killed three workers', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await claimNext(test)).claim.attempt).toBe(attempt);
      await loseWorker();
    }
    const [job] = await takeJobs(test.databaseUrl, 1);
    if (job === undefined) throw new Error('no job');
    expect(await test.gradebook.runs.claim(job)).toEqual({ outcome: 'given-up' });
    expect(await get(submissionId)).toMatchObject({ state: 'needs-you', stateReason: 'worker-lost' });
    expect(await liveJobs()).toBe(0);
  });
});

describe('settling a run', () => {
  it('tries a failed paper again after a pause, and leaves it to a person the third time', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    const outcomes: string[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await makeJobsDue();
      const { claim } = await claimNext(test);
      outcomes.push(await test.gradebook.runs.fail(claim, 'engine-failed'));
      expect(await takeJobs(test.databaseUrl, 1)).toEqual([]);
    }
    expect(outcomes).toEqual(['queued-again', 'queued-again', 'needs-you']);
    expect(await get(submissionId)).toMatchObject({ state: 'needs-you', stateReason: 'engine-failed' });
    expect(await liveJobs()).toBe(0);
  });

  it('counts no attempt while something else is in the way', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    for (let round = 1; round <= 5; round += 1) {
      await makeJobsDue();
      const { claim } = await claimNext(test);
      expect(claim.attempt).toBe(1);
      expect(await test.gradebook.runs.wait(claim, 'storage-full', 30)).toBe('waiting');
    }
    expect(await get(submissionId)).toMatchObject({ state: 'waiting', stateReason: 'storage-full' });
    expect(await takeJobs(test.databaseUrl, 1)).toEqual([]);
    expect(await liveJobs()).toBe(1);
  });

  it('hands a paper back at once without counting an attempt', async () => {
    await queuePaper(test.gradebook, ownerId);
    for (let round = 1; round <= 5; round += 1) {
      const { claim } = await claimNext(test);
      expect(claim.attempt).toBe(1);
      expect(await test.gradebook.runs.handBack(claim)).toBe('handed-back');
    }
  });

  it('refuses a file for good, and grades it again when asked', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    const { claim } = await claimNext(test);
    expect(await test.gradebook.runs.refuse(claim, 'pdf-encrypted')).toBe('refused');
    expect(await get(submissionId)).toMatchObject({ state: 'refused', stateReason: 'pdf-encrypted' });
    const { queued } = await test.gradebook.runs.queue({ ownerId, submissionIds: [submissionId] });
    expect(queued).toEqual([submissionId]);
    expect((await claimNext(test)).claim).toMatchObject({ runNumber: 2, attempt: 1 });
  });
});

describe('completeRun', () => {
  it('fills in the author, unless the upload or the instructor named one', async () => {
    const submissionId = await queuePaper(test.gradebook, ownerId);
    await test.gradebook.submissions.updateStudent({ ownerId, submissionId, studentName: 'Ana Diaz' });
    await test.gradebook.submissions.updateStudent({ ownerId, submissionId, studentEmail: null });
    const { claim } = await claimNext(test);
    const student = { name: 'A. Nother', email: 'a@example.edu' };
    await test.gradebook.runs.complete(claim, sampleReview({ student }));
    expect(await get(submissionId)).toMatchObject({ studentName: 'Ana Diaz', studentEmail: null });

    const other = await queuePaper(test.gradebook, ownerId);
    const second = await claimNext(test);
    await test.gradebook.runs.complete(second.claim, sampleReview({ student }));
    expect(await get(other)).toMatchObject({ studentName: 'A. Nother', studentEmail: 'a@example.edu' });
  });

  // ASVS-11.3.3
  it('keeps sentences and quotes out of every table', async () => {
    const canary = 'canary-sentence';
    await queuePaper(test.gradebook, ownerId);
    const { claim } = await claimNext(test);
    const part = { id: 'depth', label: canary, points: 1, maxPoints: 2, reason: `“${canary}”` };
    const together = [{ cause: 'not formatted', checks: ['typo', 'indent'], cap: 1 }];
    const area = { parts: [part], costs: { 'typo:1': 1 }, caps: {}, together };
    const basis = { words: 1, areas: { grammar: area, apa: area, content: area } };
    await test.gradebook.runs.complete(claim, sampleReview({ basis }));
    const found = await test.gradebook.database.execute(sql`
      select 1 from reviews where to_jsonb(reviews)::text like ${`%${canary}%`}
      union all select 1 from grades where to_jsonb(grades)::text like ${`%${canary}%`}
      union all select 1 from audit_events where to_jsonb(audit_events)::text like ${`%${canary}%`}
      union all select 1 from queue.job where to_jsonb(job)::text like ${`%${canary}%`}`);
    expect(found.rows).toEqual([]);
    const review = await test.gradebook.reviews.find({ ownerId, submissionId: claim.submissionId });
    expect(review?.basis.areas.apa.parts).toEqual([{ id: 'depth', points: 1, maxPoints: 2 }]);
    expect(review?.basis.areas.apa.together).toEqual(together);
  });

  it('keeps an edit saved while the paper is graded again', async () => {
    const submissionId = await gradePaper(test, ownerId);
    await test.gradebook.runs.queue({ ownerId, submissionIds: [submissionId] });
    const { claim } = await claimNext(test);
    const { scores } = sampleReview();
    const saved = await test.gradebook.grades.save({
      ownerId,
      submissionId,
      version: 1,
      change: () => ({
        scores,
        overrides: { grammar: 99, apa: null, content: null },
        dismissed: ['typo:12'],
        feedback: Buffer.from('mine'),
      }),
    });
    expect(await test.gradebook.runs.complete(claim, sampleReview())).toBe('draft-kept');
    expect((await get(submissionId)).grade).toEqual(saved);
    expect((await test.gradebook.reviews.find({ ownerId, submissionId }))?.number).toBe(2);
  });

  it('keeps what an instructor wrote when grading again replaces it', async () => {
    const submissionId = await gradePaper(test, ownerId);
    const { scores } = sampleReview();
    const overrides = { grammar: null, apa: null, content: null };
    const feedback = Buffer.from('mine');
    await test.gradebook.grades.save({
      ownerId,
      submissionId,
      version: 1,
      change: () => ({ scores, overrides, dismissed: [], feedback }),
    });
    await test.gradebook.runs.queue({ ownerId, submissionIds: [submissionId] });
    const { claim } = await claimNext(test);
    expect(await test.gradebook.runs.complete(claim, sampleReview())).toBe('completed');
    expect((await get(submissionId)).grade).toMatchObject({ version: 3, reviewNumber: 2 });
    const kept = await test.gradebook.database.execute(sql`
      select convert_from(feedback, 'UTF8') as text, version from replaced_grades where submission_id = ${submissionId}`);
    expect(kept.rows).toEqual([{ text: 'mine', version: 2 }]);
  });
});
