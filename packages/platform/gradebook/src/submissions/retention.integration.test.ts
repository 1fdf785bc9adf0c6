import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
  await test.gradebook.database.execute(sql`truncate queue.job, submissions, stored_removals cascade`);
  ownerId = await addUser(test.gradebook);
});

async function comeDue(submissionId: string): Promise<void> {
  await test.gradebook.database.execute(
    sql`update submissions set deletes_at = now() - interval '1 second' where id = ${submissionId}`,
  );
}

async function auditOf(submissionId: string) {
  const { rows } = await test.gradebook.database.execute(
    sql`select actor, action, detail from audit_events where submission_id = ${submissionId} order by id desc limit 1`,
  );
  return rows[0];
}

async function gradeTwice(): Promise<string> {
  const { gradebook } = test;
  const submissionId = await gradePaper(test, ownerId);
  await editGrade(submissionId, 1);
  await gradebook.runs.queue({ ownerId, submissionIds: [submissionId] });
  const { claim } = await claimNext(test);
  await gradebook.runs.complete(claim, sampleReview({ documentName: 'reviews/sample/2' }));
  return submissionId;
}

function editGrade(submissionId: string, version: number) {
  return test.gradebook.grades.save({
    ownerId,
    submissionId,
    version,
    change: () => ({
      scores: { grammar: 88, apa: 80, content: 70, total: 77.9 },
      overrides: { grammar: 88, apa: null, content: null },
      dismissed: ['typo:12'],
      feedback: Buffer.from('sealed edit'),
    }),
  });
}

const count = async (table: string, submissionId: string): Promise<number> =>
  (
    await test.gradebook.database.execute(
      sql`select 1 from ${sql.identifier(table)} where submission_id = ${submissionId}`,
    )
  ).rows.length;

describe('expireSubmission', () => {
  it('deletes an unapproved draft, and keeps its numbers and a row that says so', async () => {
    const { gradebook } = test;
    const submissionId = await gradeTwice();
    const { fileId } = await gradebook.submissions.get({ ownerId, submissionId });
    await comeDue(submissionId);
    expect(await gradebook.submissions.listExpired({ limit: 10 })).toEqual([submissionId]);
    expect(await gradebook.submissions.expire(submissionId)).toBe('expired');
    expect(await gradebook.submissions.get({ ownerId, submissionId })).toMatchObject({
      state: 'needs-you',
      stateReason: 'file-deleted',
      fileId: null,
      expiredAt: expect.any(Date),
      grade: null,
    });
    expect(await gradebook.reviews.find({ ownerId, submissionId })).toMatchObject({
      number: 2,
      documentName: null,
      scores: { total: 81.2 },
    });
    expect([await count('grades', submissionId), await count('replaced_grades', submissionId)]).toEqual([
      0, 0,
    ]);
    expect(await auditOf(submissionId)).toEqual({
      actor: 'engine',
      action: 'submission-expired',
      detail: { grade: 'deleted' },
    });
    expect(await gradebook.submissions.listRemovals({ after: null, limit: 10 })).toEqual([
      { submissionId, fileId, folder: `reviews/${submissionId}` },
    ]);
    await gradebook.submissions.recordRemoved(submissionId);
    expect(await gradebook.submissions.listRemovals({ after: null, limit: 10 })).toEqual([]);
  });

  // ASVS-14.2.7
  it('keeps approved grades, without replaced drafts, and lets them be reopened and edited', async () => {
    const { gradebook } = test;
    const submissionId = await gradeTwice();
    await editGrade(submissionId, 3);
    await gradebook.grades.approve({ ownerId, submissionId, by: ownerId });
    await comeDue(submissionId);
    expect(await gradebook.submissions.expire(submissionId)).toBe('expired');
    expect(await count('replaced_grades', submissionId)).toBe(0);
    const { rows: drafts } = await gradebook.database.execute(
      sql`select draft from grades where submission_id = ${submissionId}`,
    );
    expect(drafts).toEqual([{ draft: null }]);
    const kept = await gradebook.submissions.get({ ownerId, submissionId });
    expect(kept).toMatchObject({ state: 'completed', fileId: null, grade: { scores: { total: 77.9 } } });
    expect(Buffer.from(kept.grade?.feedback ?? []).toString()).toBe('sealed edit');

    await gradebook.grades.reopen({ ownerId, submissionId, by: ownerId });
    expect(await gradebook.submissions.listExpired({ limit: 10 })).toEqual([]);
    expect(await gradebook.submissions.expire(submissionId)).toBe('expired-before');
    expect((await editGrade(submissionId, 4)).version).toBe(5);
    expect(await gradebook.runs.queue({ ownerId, submissionIds: [submissionId] })).toMatchObject({
      fileDeleted: [submissionId],
    });
  });

  it('keeps a grade that was approved and is open again, unless the engine has drafted it anew', async () => {
    const { gradebook } = test;
    const [reopened, redrafted] = [await gradePaper(test, ownerId), await gradePaper(test, ownerId)];
    for (const submissionId of [reopened, redrafted]) {
      await gradebook.grades.approve({ ownerId, submissionId, by: ownerId });
      await gradebook.grades.reopen({ ownerId, submissionId, by: ownerId });
    }
    await gradebook.runs.queue({ ownerId, submissionIds: [redrafted] });
    const { claim } = await claimNext(test);
    await gradebook.runs.complete(claim, sampleReview());
    for (const submissionId of [reopened, redrafted]) {
      await comeDue(submissionId);
      expect(await gradebook.submissions.expire(submissionId)).toBe('expired');
    }
    const kept = await gradebook.submissions.get({ ownerId, submissionId: reopened });
    expect(kept).toMatchObject({ state: 'completed', grade: { approvedAt: null } });
    const gone = await gradebook.submissions.get({ ownerId, submissionId: redrafted });
    expect(gone).toMatchObject({ state: 'needs-you', grade: null });
  });

  it("deletes nothing before its day, whatever this process's clock says", async () => {
    const { gradebook } = test;
    const submissionId = await gradePaper(test, ownerId);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-01-01') });
    try {
      expect(await gradebook.submissions.listExpired({ limit: 10 })).toEqual([]);
      expect(await gradebook.submissions.expire(submissionId)).toBe('not-due');
    } finally {
      vi.useRealTimers();
    }
    expect((await gradebook.submissions.get({ ownerId, submissionId })).expiredAt).toBeNull();
    expect(await gradebook.submissions.expire(ownerId.replaceAll(/[^-]/gu, '0'))).toBe('gone');
  });

  it('skips a paper in grading, and expires it after the run', async () => {
    const { gradebook } = test;
    const submissionId = await queuePaper(gradebook, ownerId);
    const { claim } = await claimNext(test);
    await comeDue(submissionId);
    expect(await gradebook.submissions.listExpired({ limit: 10 })).toEqual([]);
    expect(await gradebook.submissions.expire(submissionId)).toBe('not-due');
    expect(await gradebook.runs.complete(claim, sampleReview())).toBe('completed');
    expect(await gradebook.submissions.listExpired({ limit: 10 })).toEqual([submissionId]);
  });

  it('starts no run for a paper that expired while it waited', async () => {
    const { gradebook } = test;
    const submissionId = await queuePaper(gradebook, ownerId);
    await comeDue(submissionId);
    const [job] = await takeJobs(test.databaseUrl, 1);
    if (job === undefined) throw new Error('no job');
    expect(await gradebook.runs.claim(job)).toEqual({ outcome: 'file-deleted' });
    expect(await gradebook.submissions.expire(submissionId)).toBe('expired');
  });

  it('is done once by many workers at a time', async () => {
    const submissionId = await gradePaper(test, ownerId);
    await comeDue(submissionId);
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(() => test.gradebook.submissions.expire(submissionId)),
    );
    expect(outcomes.toSorted()).toEqual(['expired', 'expired-before', 'expired-before', 'expired-before']);
  });
});

describe('deleteSubmission', () => {
  it('leaves the audit and a note for the store, and nothing else', async () => {
    const { gradebook } = test;
    const submissionId = await gradeTwice();
    const where = { ownerId, submissionId, by: ownerId };
    const { fileId } = await gradebook.submissions.get(where);
    const removal = { submissionId, fileId, folder: `reviews/${submissionId}` };
    expect(await gradebook.submissions.delete(where)).toEqual(removal);
    for (const table of ['reviews', 'grades', 'replaced_grades']) {
      expect([table, await count(table, submissionId)]).toEqual([table, 0]);
    }
    expect(await gradebook.submissions.listRemovals({ after: null, limit: 10 })).toEqual([removal]);
    expect(await auditOf(submissionId)).toEqual({ actor: ownerId, action: 'submission-deleted', detail: {} });
    await expect(gradebook.submissions.delete(where)).rejects.toMatchObject({ code: 'SUBMISSION_NOT_FOUND' });
  });

  it("does not touch another owner's", async () => {
    const submissionId = await gradePaper(test, ownerId);
    const other = await addUser(test.gradebook);
    await expect(
      test.gradebook.submissions.delete({ ownerId: other, submissionId, by: other }),
    ).rejects.toMatchObject({ code: 'SUBMISSION_NOT_FOUND' });
    expect(await test.gradebook.submissions.listRemovals({ after: null, limit: 10 })).toEqual([]);
  });

  it('still names the file of a paper whose removal was noted before', async () => {
    const { gradebook } = test;
    const { submission } = await gradebook.submissions.create(sampleSubmission(ownerId));
    await comeDue(submission.id);
    await gradebook.submissions.expire(submission.id);
    const removal = await gradebook.submissions.delete({ ownerId, submissionId: submission.id, by: ownerId });
    expect(removal.fileId).toBe(submission.fileId);
  });

  it('ends the job of a paper that is under way', async () => {
    const { gradebook } = test;
    const waiting = await queuePaper(gradebook, ownerId);
    await gradebook.submissions.delete({ ownerId, submissionId: waiting, by: ownerId });
    expect(await takeJobs(test.databaseUrl, 1)).toEqual([]);

    const submissionId = await queuePaper(gradebook, ownerId);
    const { claim } = await claimNext(test);
    await gradebook.submissions.delete({ ownerId, submissionId, by: ownerId });
    expect(await gradebook.runs.complete(claim, sampleReview())).toBe('gone');
    expect(await gradebook.runs.heal()).toEqual({ queuedAgain: 0, givenUp: 0 });
  });
});
