import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, claimNext, prepareGradebook, sampleReview, sampleSubmission } from '../testing/index.ts';
import { submissions } from '../schema/submissions.ts';
import type { NewSubmission } from './submission-requests.ts';

const test = prepareGradebook();
let ownerId = '';
let courseAssignmentId = '';

beforeEach(async () => {
  const { gradebook } = test;
  ownerId = await addUser(gradebook);
  const course = { ownerId, code: 'PSY', name: 'Psychology', description: '', rubric: '' };
  const { id: courseId } = await gradebook.courses.create(course);
  const essay = { week: 1, title: 'Essay 1', type: 'assignment', maxPoints: 100 } as const;
  courseAssignmentId = (
    await gradebook.courseAssignments.create({
      ownerId,
      courseId,
      ...essay,
      description: '',
      instructions: '',
    })
  ).id;
});

const wording = (from: number, count = 60): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** A graded paper; its copies are settled, as the worker does after each review. */
async function graded(fingerprint: readonly number[], change: Partial<NewSubmission> = {}): Promise<string> {
  const { gradebook } = test;
  const { submission } = await gradebook.submissions.create(
    sampleSubmission(ownerId, { courseAssignmentId, ...change }),
  );
  await gradebook.runs.queue({ ownerId, submissionIds: [submission.id] });
  const { claim } = await claimNext(test);
  await gradebook.runs.complete(claim, sampleReview({ fingerprint }));
  await gradebook.submissions.settleCopies(claim);
  return submission.id;
}

const copiesOf = (submissionId: string) => test.gradebook.submissions.listCopies({ ownerId, submissionId });

const doubtsOf = async (submissionId: string) =>
  (await test.gradebook.submissions.get({ ownerId, submissionId })).doubts;

describe('copies', () => {
  it('are found among the papers of their owner, and both papers are doubted', async () => {
    const first = await graded(wording(0), { studentName: 'Ana Diaz' });
    const other = await graded(wording(1000), { studentName: 'Cy Moon' });
    const copy = await graded(wording(10), { studentName: 'Ben Lee' });
    expect(await copiesOf(copy)).toEqual([{ submissionId: first, share: 50 / 60 }]);
    expect(await copiesOf(first)).toEqual([{ submissionId: copy, share: 50 / 60 }]);
    expect(await copiesOf(other)).toEqual([]);
    expect([await doubtsOf(first), await doubtsOf(other), await doubtsOf(copy)]).toEqual([
      ['copy-of-another'],
      [],
      ['copy-of-another'],
    ]);
  });

  it('are not looked for in the papers of another account', async () => {
    await graded(wording(0));
    ownerId = await addUser(test.gradebook);
    expect(await copiesOf(await graded(wording(0), { courseAssignmentId: null }))).toEqual([]);
  });

  it('do not include another attempt of the same student', async () => {
    await graded(wording(0), { studentName: 'Ana Diaz', studentEmail: 'ana@example.edu' });
    const second = await graded(wording(5), { studentName: 'ana  diaz' });
    expect([await copiesOf(second), await doubtsOf(second)]).toEqual([[], []]);
    const elsewhere = await graded(wording(5), { studentName: 'Ana Diaz', courseAssignmentId: null });
    expect(await copiesOf(elsewhere)).toHaveLength(2);
  });

  it('are no longer doubted once their author turns out to be the same', async () => {
    const { gradebook } = test;
    const first = await graded(wording(0), { studentName: 'Ana Diaz' });
    const second = await graded(wording(0), { studentName: 'Ann Dias' });
    expect(await doubtsOf(first)).toEqual(['copy-of-another']);
    await gradebook.submissions.updateStudent({ ownerId, submissionId: second, studentName: 'Ana Diaz' });
    expect([await doubtsOf(first), await doubtsOf(second)]).toEqual([[], []]);
  });

  it('leave an approved grade as it is, and still point to it', async () => {
    const { gradebook } = test;
    const first = await graded(wording(0));
    await gradebook.grades.approveMany({ ownerId, submissionIds: [first], by: ownerId });
    const copy = await graded(wording(0));
    expect([await doubtsOf(first), await doubtsOf(copy)]).toEqual([[], ['copy-of-another']]);
    expect(await copiesOf(copy)).toEqual([{ submissionId: first, share: 1 }]);
  });

  it('are forgotten when a paper is deleted or expires', async () => {
    const { gradebook } = test;
    const [deleted, expired] = [await graded(wording(0)), await graded(wording(0))];
    const copy = await graded(wording(0));
    expect(await copiesOf(copy)).toHaveLength(2);
    const isDue = { deletesAt: new Date(0) };
    await gradebook.database.update(submissions).set(isDue).where(eq(submissions.id, expired));
    await gradebook.submissions.expire(expired);
    expect(await copiesOf(copy)).toEqual([{ submissionId: deleted, share: 1 }]);
    await gradebook.submissions.deleteMany({ ownerId, submissionIds: [deleted] });
    expect([await copiesOf(copy), await doubtsOf(copy)]).toEqual([[], []]);
    await gradebook.submissions.restoreMany({ ownerId, submissionIds: [deleted] });
    expect(await doubtsOf(copy)).toEqual(['copy-of-another']);
  });

  it('of two papers graded at the same time are found by the later one', async () => {
    const { gradebook } = test;
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const { submission } = await gradebook.submissions.create(sampleSubmission(ownerId));
        await gradebook.runs.queue({ ownerId, submissionIds: [submission.id] });
        return submission.id;
      }),
    );
    const claims = [(await claimNext(test)).claim, (await claimNext(test)).claim];
    await Promise.all(
      claims.map(async (claim) => {
        await gradebook.runs.complete(claim, sampleReview({ fingerprint: wording(0) }));
        await gradebook.submissions.settleCopies(claim);
      }),
    );
    for (const id of ids) expect(await doubtsOf(id)).toEqual(['copy-of-another']);
  });
});
