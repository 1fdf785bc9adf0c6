import { describe, expect, it } from 'vitest';
import { addUser, prepareGradebook, sampleReview, sampleSubmission } from './testing/index.ts';

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
    const stop = new AbortController();
    const outcomes: string[] = [];
    await gradebook.workGrading(
      async (job) => {
        const claimed = await gradebook.runs.claim(job);
        if (claimed.outcome !== 'claimed') throw new Error(claimed.outcome);
        outcomes.push(await gradebook.runs.markScoring(claimed.claim));
        outcomes.push(await gradebook.runs.complete(claimed.claim, sampleReview()));
        stop.abort();
      },
      {
        concurrency: 2,
        signal: stop.signal,
        onError: (error) => {
          throw error;
        },
      },
    );
    expect(outcomes).toEqual(['marked', 'completed']);
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
