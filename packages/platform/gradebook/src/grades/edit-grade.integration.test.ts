import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { GradeContent, GradeSave } from './save-grades.ts';
import { addUser, gradePaper, prepareGradebook, queuePaper, sampleReview } from '../testing/index.ts';

const test = prepareGradebook();

const content: GradeContent = {
  scores: { ...sampleReview().scores, grammar: 95, total: 82.4 },
  overrides: { grammar: 95, apa: null, content: null },
  dismissed: ['typo:12'],
  feedback: Buffer.from('edited and sealed'),
};

function editOf(ownerId: string, submissionId: string, save: Partial<GradeSave> = {}): GradeSave {
  return { ownerId, submissionId, version: 1, change: () => content, ...save };
}

describe('saveGrade', () => {
  it('keeps every part of an edit and counts the version up', async () => {
    const ownerId = await addUser(test.gradebook);
    const submissionId = await gradePaper(test, ownerId);
    const saved = await test.gradebook.grades.save(editOf(ownerId, submissionId));
    const { scores, overrides, dismissed } = content;
    expect(saved).toMatchObject({ version: 2, scores, overrides, dismissed });
    expect(Buffer.from(saved.feedback).toString()).toBe('edited and sealed');
    expect((await test.gradebook.submissions.get({ ownerId, submissionId })).grade).toEqual(saved);
  });

  // ASVS-2.3.3
  it('accepts one of fifty edits based on the same version, and refuses the others', async () => {
    const ownerId = await addUser(test.gradebook);
    const submissionId = await gradePaper(test, ownerId);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => test.gradebook.grades.save(editOf(ownerId, submissionId))),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(49);
    for (const result of refused) {
      expect(result).toMatchObject({ reason: { code: 'GRADE_CHANGED_ELSEWHERE' } });
    }
  });

  it('recognizes consecutive saves by one page, until something else writes', async () => {
    const ownerId = await addUser(test.gradebook);
    const submissionId = await gradePaper(test, ownerId);
    const first = 'a1f60f3a-6c4c-4a41-a1e2-3a8a3b86f0a1';
    const second = 'b2f60f3a-6c4c-4a41-a1e2-3a8a3b86f0b2';
    const save = async (version: number, client?: string) =>
      (await test.gradebook.grades.save(editOf(ownerId, submissionId, { version, client }))).savedBy;

    expect(await save(1, first)).toEqual({ client: first, since: 1 });
    expect(await save(2, first)).toEqual({ client: first, since: 1 });
    expect(await save(3, second)).toEqual({ client: second, since: 3 });
    expect(await save(4, first)).toEqual({ client: first, since: 4 });
    expect(await save(5)).toBeNull();
    expect(await save(6, first)).toEqual({ client: first, since: 6 });
    const words = { feedbackWords: 1, typedWords: 1 };
    await test.gradebook.grades.changeFeedback({
      ownerId,
      submissionIds: [submissionId],
      change: () => ({ feedback: Buffer.from('one comment to many'), words }),
    });
    expect((await test.gradebook.submissions.get({ ownerId, submissionId })).grade?.savedBy).toBeNull();
  });

  // ASVS-2.3.1
  it('refuses an approved grade and a paper without one', async () => {
    const ownerId = await addUser(test.gradebook);
    const submissionId = await gradePaper(test, ownerId);
    await test.gradebook.grades.approve({ ownerId, submissionId, by: ownerId });
    await expect(test.gradebook.grades.save(editOf(ownerId, submissionId))).rejects.toMatchObject({
      code: 'GRADE_ALREADY_APPROVED',
    });
    const queued = await queuePaper(test.gradebook, ownerId);
    await expect(test.gradebook.grades.save(editOf(ownerId, queued))).rejects.toMatchObject({
      code: 'REVIEW_NOT_READY',
    });
  });
});

describe('an edit', () => {
  it('is worked out from the locked grade and the texts that it was drafted with', async () => {
    const ownerId = await addUser(test.gradebook);
    const submissionId = await gradePaper(test, ownerId);
    const drafts: unknown[] = [];
    for (const version of [1, 2]) {
      const change: GradeSave['change'] = (grade, draft) => {
        drafts.push([grade.version, Buffer.from(draft ?? []).toString()]);
        return content;
      };
      await test.gradebook.grades.save(editOf(ownerId, submissionId, { version, change }));
    }
    expect(drafts).toEqual([
      [1, 'sealed feedback'],
      [2, 'sealed feedback'],
    ]);
  });

  it('is not worked out where the grade cannot be changed', async () => {
    const ownerId = await addUser(test.gradebook);
    const submissionId = await gradePaper(test, ownerId);
    const change = vi.fn<GradeSave['change']>(() => content);
    const save = (version: number) => test.gradebook.grades.save({ ownerId, submissionId, version, change });
    await expect(save(2)).rejects.toMatchObject({ code: 'GRADE_CHANGED_ELSEWHERE' });
    await test.gradebook.grades.approve({ ownerId, submissionId, by: ownerId });
    await expect(save(1)).rejects.toMatchObject({ code: 'GRADE_ALREADY_APPROVED' });
    expect(change).not.toHaveBeenCalled();
  });
});

describe('approveGrade and reopenGrade', () => {
  // ASVS-2.3.3
  it('approves once for fifty requests, and only the version that was seen', async () => {
    const ownerId = await addUser(test.gradebook);
    const submissionId = await gradePaper(test, ownerId);
    const where = { ownerId, submissionId, by: ownerId };
    await expect(test.gradebook.grades.approve({ ...where, version: 7 })).rejects.toMatchObject({
      code: 'GRADE_CHANGED_ELSEWHERE',
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.gradebook.grades.approve({ ...where, version: 1 })),
    );
    expect(new Set(answers.map(({ approvedAt }) => approvedAt?.toISOString())).size).toBe(1);
    expect(await countAudit(submissionId, 'grade-approved')).toBe(1);
  });

  // ASVS-2.3.1
  it('is skipped by grading again until it is reopened', async () => {
    const ownerId = await addUser(test.gradebook);
    const submissionId = await gradePaper(test, ownerId);
    const where = { ownerId, submissionId, by: ownerId };
    await test.gradebook.grades.approve(where);
    const request = { ownerId, submissionIds: [submissionId] };
    expect(await test.gradebook.runs.queue(request)).toMatchObject({
      queued: [],
      approved: [submissionId],
    });
    await test.gradebook.grades.reopen(where);
    await test.gradebook.grades.reopen(where);
    expect(await countAudit(submissionId, 'grade-reopened')).toBe(1);
    expect((await test.gradebook.runs.queue(request)).queued).toEqual([submissionId]);
  });
});

describe('the audit', () => {
  // ASVS-2.3.3
  it('is written in the transaction of what it records', async () => {
    const ownerId = await addUser(test.gradebook);
    const submissionId = await gradePaper(test, ownerId);
    const failing = test.gradebook.transaction(async (inside) => {
      await inside.grades.save(editOf(ownerId, submissionId));
      throw new Error('cut off');
    });
    await expect(failing).rejects.toThrow('cut off');
    expect(await countAudit(submissionId, 'grade-saved')).toBe(0);
    await test.gradebook.grades.save(editOf(ownerId, submissionId));
    expect(await countAudit(submissionId, 'grade-saved')).toBe(1);
  });

  it('cannot be changed or cut', async () => {
    await gradePaper(test, await addUser(test.gradebook));
    for (const statement of [
      sql`update audit_events set actor = 'x'`,
      sql`delete from audit_events`,
      sql`truncate audit_events`,
    ]) {
      await expect(test.gradebook.database.execute(statement)).rejects.toMatchObject({
        state: 'P0001',
      });
    }
  });
});

async function countAudit(submissionId: string, action: string): Promise<number> {
  const { rows } = await test.gradebook.database.execute(
    sql`select 1 from audit_events where submission_id = ${submissionId} and action = ${action}`,
  );
  return rows.length;
}
