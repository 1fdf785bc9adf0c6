import { describe, expect, it } from 'vitest';
import { addUser, claimNext, gradePaper, prepareGradebook, sampleReview } from '../testing/index.ts';

const test = prepareGradebook();

/** A paper whose edited draft was replaced by a second grading. */
async function gradeTwice(): Promise<{ readonly ownerId: string; readonly submissionId: string }> {
  const { gradebook } = test;
  const ownerId = await addUser(gradebook);
  const submissionId = await gradePaper(test, ownerId);
  await gradebook.grades.save({
    ownerId,
    submissionId,
    version: 1,
    change: () => ({
      scores: { ...sampleReview().scores, total: 88.8 },
      overrides: { grammar: null, apa: null, content: null },
      dismissed: ['typo:12'],
      verdicts: { 'part-explain-sleep': 'partly' },
      rubricPoints: { thesis: 20 },
      feedback: Buffer.from('written by hand, sealed'),
    }),
  });
  await gradebook.runs.queue({ ownerId, submissionIds: [submissionId] });
  const { claim } = await claimNext(test);
  await gradebook.runs.complete(claim, sampleReview());
  return { ownerId, submissionId };
}

describe('restoreGrade', () => {
  it('restores the grade that grading again replaced, and swaps them when repeated', async () => {
    const { gradebook } = test;
    const where = await gradeTwice();
    const drafted = (await gradebook.submissions.get(where)).grade;
    expect(await gradebook.grades.findReplacedAt(where)).toBeInstanceOf(Date);

    const restored = await gradebook.grades.restore({
      ...where,
      version: drafted?.version ?? 0,
      by: where.ownerId,
    });
    expect(restored).toMatchObject({
      version: 4,
      reviewNumber: 1,
      dismissed: ['typo:12'],
      verdicts: { 'part-explain-sleep': 'partly' },
      rubricPoints: { thesis: 20 },
      scores: { total: 88.8 },
    });
    expect(Buffer.from(restored.feedback).toString()).toBe('written by hand, sealed');

    const swapped = await gradebook.grades.restore({ ...where, version: 4, by: where.ownerId });
    expect(swapped).toMatchObject({
      version: 5,
      reviewNumber: 2,
      dismissed: [],
      verdicts: {},
      rubricPoints: {},
      feedback: drafted?.feedback,
    });
  });

  it('refuses another version, an approved grade, another owner, and where nothing was replaced', async () => {
    const { gradebook } = test;
    const where = await gradeTwice();
    const by = where.ownerId;
    await expect(gradebook.grades.restore({ ...where, version: 1, by })).rejects.toMatchObject({
      code: 'GRADE_CHANGED_ELSEWHERE',
    });
    const stranger = await addUser(gradebook);
    expect(await gradebook.grades.findReplacedAt({ ...where, ownerId: stranger })).toBeUndefined();
    await expect(
      gradebook.grades.restore({ ...where, ownerId: stranger, version: 3, by }),
    ).rejects.toMatchObject({
      code: 'SUBMISSION_NOT_FOUND',
    });
    await gradebook.grades.approve({ ...where, by });
    await expect(gradebook.grades.restore({ ...where, version: 3, by })).rejects.toMatchObject({
      code: 'GRADE_ALREADY_APPROVED',
    });
    const untouched = { ownerId: by, submissionId: await gradePaper(test, by) };
    await expect(gradebook.grades.restore({ ...untouched, version: 1, by })).rejects.toMatchObject({
      code: 'REVIEW_NOT_READY',
    });
  });
});
