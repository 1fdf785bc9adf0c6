import { describe, expect, it } from 'vitest';
import { addUser, claimNext, prepareGradebook, sampleReview, sampleSubmission } from './testing/index.ts';

const test = prepareGradebook();

describe('a paper through the gradebook', () => {
  it('is uploaded, queued, claimed, reviewed, edited, approved and reopened', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const { submission } = await gradebook.submissions.create(sampleSubmission(ownerId));
    const submissionId = submission.id;
    expect(await gradebook.runs.queue({ ownerId, submissionIds: [submissionId] })).toMatchObject({
      queued: [submissionId],
    });
    const { claim } = await claimNext(test);
    expect(await gradebook.runs.markScoring(claim)).toBe('marked');
    expect(await gradebook.runs.complete(claim, sampleReview())).toBe('completed');
    const graded = await gradebook.submissions.get({ ownerId, submissionId });
    expect(graded).toMatchObject({ state: 'completed', grade: { version: 1, scores: { total: 81.2 } } });
    const approved = await gradebook.grades.approve({ ownerId, submissionId, by: ownerId });
    expect(approved.approvedBy).toBe(ownerId);
    const reopened = await gradebook.grades.reopen({ ownerId, submissionId, by: ownerId });
    expect(reopened.approvedAt).toBeNull();
    expect(await gradebook.figures.getDashboard({ ownerId, timeZone: 'Europe/Berlin' })).toEqual({
      activeCourses: 0,
      totalAssignments: 1,
      gradedToday: 1,
      pendingReview: 1,
      averageGrade: 81.2,
      totalCourses: 0,
    });
  });
});
