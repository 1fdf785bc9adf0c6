import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewSubmission, SubmissionFilter } from './submission-requests.ts';
import { submissions } from '../schema/submissions.ts';
import { addUser, prepareGradebook, sampleSubmission } from '../testing/index.ts';

const test = prepareGradebook();
let ownerId = '';
let essay = {};
let report = {};

beforeAll(async () => {
  const { gradebook } = test;
  ownerId = await addUser(gradebook);
  const course = await gradebook.courses.create({
    ownerId,
    code: 'PSY 101',
    name: 'Psychology',
    description: '',
    rubric: '',
    term: '',
  });
  const set = async (week: number) => {
    const { id } = await gradebook.courseAssignments.create({
      ownerId,
      courseId: course.id,
      week,
      title: 'Essay',
      type: 'assignment',
      maxPoints: 100,
      description: '',
      instructions: '',
    });
    return { courseId: course.id, courseAssignmentId: id };
  };
  essay = await set(1);
  report = await set(2);
});

async function add(change: Partial<NewSubmission>): Promise<string> {
  const { submission } = await test.gradebook.submissions.create(sampleSubmission(ownerId, change));
  return submission.id;
}

async function list(filter: SubmissionFilter): Promise<readonly (readonly [string, number, number])[]> {
  const where = { ownerId, filter, cursor: null, limit: 50 };
  const { submissions: found } = await test.gradebook.submissions.list(where);
  return found.map(({ id, attempt, attemptCount }) => [id, attempt, attemptCount]);
}

const fitting = (search: string) => list({ attempts: 'latest', search });

describe('attempts', () => {
  it('are papers of one address, else of one name, for one course assignment', async () => {
    const first = await add({ ...essay, studentName: 'Ana Ruiz', studentEmail: 'ana@example.edu' });
    const second = await add({ ...essay, studentName: 'A. Ruiz', studentEmail: ' ANA@example.edu' });
    const other = await add({ ...report, studentName: 'Ana Ruiz', studentEmail: 'ana@example.edu' });
    const named = await add({ ...essay, studentName: 'Ben  Okafor' });
    const again = await add({ ...essay, studentName: ' ben okafor' });
    const nobody = [await add(essay), await add(essay)] as const;
    expect(await list({})).toEqual([
      [nobody[1], 1, 1],
      [nobody[0], 1, 1],
      [again, 2, 2],
      [named, 1, 2],
      [other, 1, 1],
      [second, 2, 2],
      [first, 1, 2],
    ]);
    const latest = await list({ attempts: 'latest' });
    expect(latest.map(([id]) => id)).toEqual([nobody[1], nobody[0], again, other, second]);
    expect(await list({ attemptsOf: second })).toEqual([
      [second, 2, 2],
      [first, 1, 2],
    ]);
    expect(await list({ attemptsOf: nobody[0] })).toEqual([[nobody[0], 1, 1]]);
  });

  it('show the newest of those that fit', async () => {
    const first = await add({ ...essay, originalName: 'draft.docx', studentName: 'Chloe Martin' });
    const second = await add({ ...essay, originalName: 'final.docx', studentName: 'Chloe Martin' });
    expect(await fitting('chloe')).toEqual([[second, 2, 2]]);
    expect(await fitting('draft')).toEqual([[first, 1, 2]]);
  });

  it('are updated when one is deleted, restored or reassigned', async () => {
    const first = await add({ ...essay, studentName: 'Dev Patel' });
    const second = await add({ ...essay, studentName: 'Dev Patel' });
    const many = { ownerId, submissionIds: [second] };
    const filter = { attempts: 'latest', search: 'dev patel' } as const;
    await test.gradebook.submissions.deleteMany(many);
    expect(await list(filter)).toEqual([[first, 1, 1]]);
    await test.gradebook.submissions.restoreMany(many);
    expect(await list(filter)).toEqual([[second, 2, 2]]);
    await test.gradebook.submissions.updateStudent({
      ownerId,
      submissionId: second,
      studentName: 'Dev Patel the Younger',
    });
    expect(await list(filter)).toEqual([
      [second, 1, 1],
      [first, 1, 1],
    ]);
  });

  it('are looked up in their index for each paper', async () => {
    const page = sql`explain select id from submissions where owner_id = ${ownerId} and coalesce((
      select s.id from submissions s where s.course_assignment_id = submissions.course_assignment_id
      and s.attempt_key = submissions.attempt_key order by s.uploaded_at desc, s.id desc limit 1), id) = id`;
    await test.gradebook.database.execute(sql`
      insert into submissions (id, owner_id, upload_key, original_name, file_type, file_size, sha256, student_name,
        course_assignment_id, deletes_at)
      select gen_random_uuid(), ${ownerId}, 'many-' || i, 'essay.docx', 'DOCX', 1, '', 'Student ' || i,
        (select id from course_assignments limit 1), now() from generate_series(1, 3000) i`);
    await test.gradebook.database.execute(sql`analyze submissions`);
    const { rows } = await test.gradebook.database.execute<{ 'QUERY PLAN': string }>(page);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('submissions_attempts');
    await test.gradebook.database.delete(submissions).where(sql`upload_key like 'many-%'`);
  });
});

describe('findSameFile', () => {
  it('finds a file by its bytes within the same course assignment', async () => {
    const sha256 = 'cd'.repeat(32);
    const id = await add({ ...essay, sha256, uploadKey: 'first:0' });
    const find = async (change: object) => {
      const file = { ownerId, sha256, courseAssignmentId: null, uploadKey: 'second:0', ...essay, ...change };
      const { submission } = await test.gradebook.submissions.findSameFile(file);
      return submission?.id;
    };
    expect(await find({})).toBe(id);
    expect(await find({ uploadKey: 'first:0' })).toBeUndefined();
    expect(await find({ sha256: 'ef'.repeat(32) })).toBeUndefined();
    expect(await find({ courseAssignmentId: null })).toBeUndefined();
    expect(await find(report)).toBeUndefined();
    expect(await find({ ownerId: await addUser(test.gradebook) })).toBeUndefined();
    await test.gradebook.submissions.deleteMany({ ownerId, submissionIds: [id] });
    expect(await find({})).toBeUndefined();
  });
});

describe('the dashboard', () => {
  it('equals a full count after any sequence of changes', async () => {
    const { gradebook } = test;
    const owner = await addUser(gradebook);
    await gradebook.database.execute(sql`
      insert into submissions (id, owner_id, upload_key, original_name, file_type, file_size, sha256, state,
        total_score, approved_at, deletes_at)
      select gen_random_uuid(), ${owner}, i::text, 'essay.docx', 'DOCX', 1, '',
        (array['completed', 'needs-you', 'uploaded'])[1 + i % 3], case when i % 3 = 0 then i % 101 end,
        case when i % 9 = 0 then now() end, now()
      from generate_series(1, 300) i`);
    const isEqual = async () => {
      const stats = await gradebook.figures.getDashboard({ ownerId: owner, timeZone: 'UTC' });
      const { rows } = await gradebook.database.execute(sql`
        select count(*)::int as "totalAssignments",
          count(*) filter (where status = 'completed' and approved_at is null)::int as "pendingReview",
          coalesce(round(avg(total_score)::numeric, 1), 0)::float8 as "averageGrade"
        from submissions where owner_id = ${owner} and deleted_at is null`);
      expect(stats).toMatchObject(rows[0] ?? {});
    };
    await isEqual();
    const mine = sql`owner_id = ${owner}`;
    await gradebook.database.execute(
      sql`update submissions set approved_at = now() where ${mine} and total_score > 50`,
    );
    await isEqual();
    await gradebook.database.execute(
      sql`update submissions set deleted_at = now() where ${mine} and total_score < 70`,
    );
    await isEqual();
    await gradebook.database.execute(
      sql`update submissions set deleted_at = null where ${mine} and total_score > 60`,
    );
    await isEqual();
    await gradebook.database.execute(sql`delete from submissions where ${mine} and total_score < 80`);
    await isEqual();
    await gradebook.database.delete(submissions).where(eq(submissions.ownerId, owner));
    await isEqual();
    await gradebook.database.execute(sql`delete from "user" where id = ${owner}`);
    const { rows } = await gradebook.database.execute(sql`select 1 from submission_counts where ${mine}`);
    expect(rows).toEqual([]);
  });
});

describe('a search for one or two letters', () => {
  it('finds them anywhere in the names and the address', async () => {
    const id = await add({
      originalName: 'Ünïcode.docx',
      studentName: 'Zoë Q',
      studentEmail: 'xq@example.edu',
    });
    for (const search of ['XQ', 'ï', 'ÜN', 'ë ']) expect(await list({ search })).toContainEqual([id, 1, 1]);
    expect(await list({ search: 'qy' })).toEqual([]);
  });
});
