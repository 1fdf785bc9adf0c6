import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@greenpen/api-contract';
import { openPool } from './database.ts';
import { withGradebookErrors } from './database-failure.ts';
import type { Gradebook } from './gradebook.ts';
import { createRepositories } from './repositories.ts';
import { openGradingQueue } from './runs/grading-queue.ts';
import {
  addUser,
  claimNext,
  prepareGradebook,
  sampleReview,
  sampleSubmission,
  untilBlocked,
} from './testing/index.ts';

const test = prepareGradebook();
let pool: Pool;
let ownerId = '';

beforeAll(() => {
  pool = openPool({ databaseUrl: test.databaseUrl, applicationName: 'lock-order' });
});

afterAll(() => pool.end());

beforeEach(async () => {
  await test.gradebook.database.execute(sql`delete from queue.job`);
  ownerId = await addUser(test.gradebook);
});

/** Repositories whose transactions are not retried after a deadlock. */
async function withoutRetries(): Promise<
  Pick<Gradebook, 'courses' | 'courseAssignments' | 'grades' | 'runs' | 'submissions'>
> {
  const queue = openGradingQueue((text, values) => withGradebookErrors(() => pool.query(text, values)));
  // The first use of a queue loads its settings, which must not wait for the lock of a test.
  await queue.ready();
  return createRepositories({ db: drizzle({ client: pool, casing: 'snake_case' }), queue });
}

/** Starts both calls while a table is locked, which stops the first one halfway, then releases the lock. */
async function overlap(
  lock: string,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const barrier = await pool.connect();
  try {
    await barrier.query(`begin; lock table ${lock} mode`);
    const begun = first();
    await untilBlocked(test.gradebook, 1);
    const both = Promise.allSettled([begun, second()]);
    await untilBlocked(test.gradebook, 2);
    await barrier.query('commit');
    return await both;
  } finally {
    barrier.release();
  }
}

async function createCourse(): Promise<string> {
  const texts = { code: 'PSY 101', name: 'Sleep', description: '', rubric: '' };
  return (await test.gradebook.courses.create({ ownerId, ...texts, term: '' })).id;
}

async function queueInCourse(): Promise<{ courseId: string; submissionId: string }> {
  const { gradebook } = test;
  const courseId = await createCourse();
  const { submission } = await gradebook.submissions.create(sampleSubmission(ownerId, { courseId }));
  await gradebook.runs.queue({ ownerId, submissionIds: [submission.id] });
  return { courseId, submissionId: submission.id };
}

describe('a course deleted while one of its papers changes', () => {
  it('does not deadlock with the end of a run', async () => {
    const { courseId } = await queueInCourse();
    const { claim } = await claimNext(test);
    const { courses, runs } = await withoutRetries();
    const settled = await overlap(
      'grades in access exclusive',
      () => runs.complete(claim, sampleReview()),
      () => courses.delete({ ownerId, courseId }),
    );
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('does not deadlock with the approval of many grades', async () => {
    const { courseId, submissionId } = await queueInCourse();
    const { claim } = await claimNext(test);
    await test.gradebook.runs.complete(claim, sampleReview());
    await test.gradebook.runs.queue({ ownerId, submissionIds: [submissionId] });
    const { courses, grades } = await withoutRetries();
    const settled = await overlap(
      'grades in access exclusive',
      () => grades.approveMany({ ownerId, submissionIds: [submissionId], by: ownerId }),
      () => courses.delete({ ownerId, courseId }),
    );
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('does not deadlock with the deletion of a queued paper', async () => {
    const { courseId, submissionId } = await queueInCourse();
    const { courses, submissions } = await withoutRetries();
    const settled = await overlap(
      'queue.job in access exclusive',
      () => submissions.deleteMany({ ownerId, submissionIds: [submissionId] }),
      () => courses.delete({ ownerId, courseId }),
    );
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });
});

describe('a course assignment deleted twice at once', () => {
  it('is deleted once and then not found, without a deadlock', async () => {
    const courseId = await createCourse();
    const { id: courseAssignmentId } = await test.gradebook.courseAssignments.create({
      ownerId,
      courseId,
      week: 1,
      title: 'Essay',
      type: 'assignment',
      maxPoints: 100,
      description: '',
      instructions: '',
    });
    const { courseAssignments } = await withoutRetries();
    const remove = () => courseAssignments.delete({ ownerId, courseId, courseAssignmentId });
    const settled = await overlap('course_assignments in share', remove, remove);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = settled.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: new AppError('COURSE_ASSIGNMENT_NOT_FOUND') });
  });
});
