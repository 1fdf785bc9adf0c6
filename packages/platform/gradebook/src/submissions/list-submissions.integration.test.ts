import { randomUUID } from 'node:crypto';
import { and, desc, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Gradebook } from '../gradebook.ts';
import type { ListOrder, SubmissionFilter } from './submission-requests.ts';
import type { Submission } from '../records.ts';
import { submissions } from '../schema/submissions.ts';
import { inOrder, isBehind, newestFirst } from './list-order.ts';
import { fits } from './submission-filter.ts';
import { addUser, gradePaper, prepareGradebook, queuePaper, sampleSubmission } from '../testing/index.ts';

const test = prepareGradebook();
let ownerId = '';
let stranger = '';

/** Only four upload times, so that many papers share one, with another owner's papers in between. */
beforeAll(async () => {
  const { gradebook } = test;
  ownerId = await addUser(gradebook);
  stranger = await addUser(gradebook);
  const rows = Array.from({ length: 120 }, (_, index) => ({
    ...sampleSubmission(index % 5 === 0 ? stranger : ownerId, {
      originalName: `Paper ${index} 100%_done.docx`,
      studentName: index % 3 === 0 ? `Zoë Smith-${index}` : null,
      studentEmail: index % 4 === 0 ? `student${index}@Example.edu` : null,
    }),
    uploadedAt: new Date(Date.UTC(2026, 0, 1 + (index % 4))),
  }));
  await gradebook.database.insert(submissions).values(rows);
});

async function pageThrough(
  filter: SubmissionFilter,
  limits: readonly number[],
  order?: ListOrder,
): Promise<Submission[]> {
  const all: Submission[] = [];
  let cursor: string | null = null;
  let page = 0;
  do {
    const limit = limits[page % limits.length] ?? 1;
    const answer: Awaited<ReturnType<Gradebook['submissions']['list']>> =
      await test.gradebook.submissions.list({
        ownerId,
        filter,
        order,
        cursor,
        limit,
      });
    expect(answer.submissions.length).toBeLessThanOrEqual(limit);
    all.push(...answer.submissions);
    cursor = answer.nextCursor;
    page += 1;
  } while (cursor !== null);
  return all;
}

describe('listSubmissions', () => {
  it('shows every paper once, newest first, whatever the size of the pages', async () => {
    const whole = await pageThrough({}, [200]);
    expect(whole).toHaveLength(96);
    const keys = whole.map(({ uploadedAt, id }) => `${uploadedAt.toISOString()} ${id}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }),
        async (limits) => {
          const paged = await pageThrough({}, limits);
          expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
        },
      ),
      { numRuns: 15 },
    );
  });

  it.each<ListOrder>(
    (['uploaded', 'student', 'grade', 'status'] as const).flatMap((by) => [
      { by, direction: 'asc' },
      { by, direction: 'desc' },
    ]),
  )('shows every paper once in the order of $by, $direction', async (order) => {
    const whole = await pageThrough({}, [200], order);
    const paged = await pageThrough({}, [7, 1, 30], order);
    expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    expect(new Set(paged.map(({ id }) => id)).size).toBe(96);
    const opposite = await pageThrough({}, [50], {
      ...order,
      direction: order.direction === 'asc' ? 'desc' : 'asc',
    });
    expect(opposite.map(({ id }) => id).toReversed()).toEqual(whole.map(({ id }) => id));
  });

  it('neither repeats nor skips when papers are added while someone pages', async () => {
    const before = await pageThrough({}, [200]);
    const first = await test.gradebook.submissions.list({ ownerId, filter: {}, cursor: null, limit: 40 });
    const { submission } = await test.gradebook.submissions.create(sampleSubmission(ownerId));
    const rest = await test.gradebook.submissions.list({
      ownerId,
      filter: {},
      cursor: first.nextCursor,
      limit: 200,
    });
    const seen = [...first.submissions, ...rest.submissions].map(({ id }) => id);
    expect(seen).toEqual(before.map(({ id }) => id));
    await test.gradebook.database.execute(sql`delete from submissions where id = ${submission.id}`);
  });

  it.each([
    ['zoë SMITH', 32],
    ['@example.edu', 24],
    ['paper 11', 9],
    ['100%_done', 96],
    ['100%done', 0],
    ['1__%', 0],
    [String.raw`\d`, 0],
    ["o'neil; drop table", 0],
    ['  ', 96],
  ])('finds %j in names, e-mails and file names, in any case', async (search, count) => {
    expect(await pageThrough({ search }, [50])).toHaveLength(count);
  });

  it.each([
    ['lopez', ['María López', 'Lopez_Maria_essay.txt']],
    ['LÓPEZ', ['María López', 'Lopez_Maria_essay.txt']],
    ['María', ['María López', 'Lopez_Maria_essay.txt']],
    ['lo\u0301pez', ['María López', 'Lopez_Maria_essay.txt']],
    ['ló', ['María López', 'Lopez_Maria_essay.txt']],
    ["o'neill", ['Conor O’Neill']],
    ['o’neill', ['Conor O’Neill']],
    ['oneill', ['Conor O’Neill']],
    ['lukasz', ['Łukasz Weiß']],
    ['weiss', ['Łukasz Weiß']],
    ['lopz', ['María López', 'Lopez_Maria_essay.txt']],
    ['loppez', ['María López', 'Lopez_Maria_essay.txt']],
    ['lopes', ['María López', 'Lopez_Maria_essay.txt']],
    ['lpoez', ['María López', 'Lopez_Maria_essay.txt']],
    ['lopez maira', ['María López', 'Lopez_Maria_essay.txt']],
    ['copez', ['María López', 'Lopez_Maria_essay.txt']],
    ['lukazs', ['Łukasz Weiß']],
    ['conor oneil', ['Conor O’Neill']],
    ['colnor', ['Conor O’Neill']],
    ['lxpxz', []],
    ['lop', ['María López', 'Lopez_Maria_essay.txt']],
    ['lpo', []],
    ['maria weiss', []],
  ])('finds by %j, whatever the accents and with one typing mistake, %j', async (search, names) => {
    const { gradebook } = test;
    const owner = await addUser(gradebook);
    for (const studentName of ['María López', 'Conor O’Neill', 'Łukasz Weiß'])
      await gradebook.submissions.create(sampleSubmission(owner, { studentName, originalName: 'a.docx' }));
    await gradebook.submissions.create(sampleSubmission(owner, { originalName: 'Lopez_Maria_essay.txt' }));
    const { submissions: found } = await gradebook.submissions.list({
      ownerId: owner,
      filter: { search },
      cursor: null,
      limit: 50,
    });
    const shown = found.map(({ studentName, originalName }) => studentName ?? originalName);
    expect(shown.toSorted()).toEqual(names.toSorted());
  });

  it('finds every word that is one mistake away, and no word that is two away', async () => {
    const { gradebook } = test;
    const owner = await addUser(gradebook);
    const name = 'Marlow Quisbert';
    const { submission } = await gradebook.submissions.create(
      sampleSubmission(owner, { studentName: name, originalName: 'a.docx' }),
    );
    const look = async (search: string) => {
      const neighbours = await gradebook.submissions.list({
        ownerId: owner,
        filter: { search },
        cursor: null,
        limit: 5,
      });
      return neighbours.submissions.map(({ id }) => id);
    };
    const letters = Array.from('quisbert');
    const mistaken = letters.flatMap((_, at) => [
      letters.toSpliced(at, 1).join(''),
      letters.toSpliced(at, 1, 'x').join(''),
      letters.toSpliced(at, 0, 'x').join(''),
      ...(at === 0 ? [] : [letters.toSpliced(at - 1, 2, letters[at] ?? '', letters[at - 1] ?? '').join('')]),
    ]);
    for (const word of mistaken) expect([word, await look(word)]).toEqual([word, [submission.id]]);
    for (const word of ['qxisxert', 'uqisebrt', 'quisbertxx', 'isbrt', '(quis', 'qu[s'])
      expect([word, await look(word)]).toEqual([word, []]);
  });

  it('pages and navigates through matches with a typo', async () => {
    const { gradebook } = test;
    const owner = await addUser(gradebook);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.push(await gradePaper(test, owner));
    await gradebook.database.execute(
      sql`update submissions set student_name = 'María López' where owner_id = ${owner}`,
    );
    const filter = { search: 'lopes maria' };
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<Gradebook['submissions']['list']>> = await gradebook.submissions.list({
        ownerId: owner,
        filter,
        cursor,
        limit: 1,
      });
      seen.push(...page.submissions.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(ids.toReversed());
    expect(
      await gradebook.submissions.findNeighbours({ ownerId: owner, submissionId: ids[1] ?? '', filter }),
    ).toEqual({
      previousId: ids[2],
      nextId: ids[0],
      position: 2,
      total: 3,
    });
  });

  it.each([
    '',
    'x',
    'MTIz',
    Buffer.from('1e3.x').toString('base64url'),
    Buffer.from('99999999999999999.').toString('base64url'),
  ])('refuses the cursor %j', async (cursor) => {
    await expect(
      test.gradebook.submissions.list({ ownerId, filter: {}, cursor, limit: 10 }),
    ).rejects.toMatchObject({ code: 'REQUEST_INVALID' });
  });
});

describe('filters', () => {
  it('tell apart what is under way, graded, approved, and of a course', async () => {
    const { gradebook } = test;
    const owner = await addUser(gradebook);
    const course = await gradebook.courses.create({
      ownerId: owner,
      code: 'PSY 101',
      name: 'Sleep',
      description: '',
      rubric: 'Be clear.',
    });
    const set = await gradebook.courseAssignments.create({
      ownerId: owner,
      courseId: course.id,
      week: 2,
      title: 'Essay',
      type: 'assignment',
      maxPoints: 50,
      description: '',
      instructions: '',
    });
    const where = { courseId: course.id, courseAssignmentId: set.id };
    await gradebook.submissions.create(sampleSubmission(owner, where));
    const graded = await gradePaper(test, owner);
    const approved = await gradePaper(test, owner);
    await gradebook.grades.approve({ ownerId: owner, submissionId: approved, by: owner });
    const queued = await queuePaper(gradebook, owner);
    const idsOf = async (filter: SubmissionFilter) => {
      const { submissions: found } = await gradebook.submissions.list({
        ownerId: owner,
        filter,
        cursor: null,
        limit: 50,
      });
      return found.map(({ id }) => id);
    };
    expect(await idsOf({ status: 'processing' })).toEqual([queued]);
    expect(await idsOf({ status: 'completed' })).toEqual([approved, graded]);
    expect(await idsOf({ status: 'completed', approved: false })).toEqual([graded]);
    expect(await idsOf({ approved: true })).toEqual([approved]);
    expect(await idsOf({ courseId: course.id })).toHaveLength(1);
    expect(await idsOf({ courseAssignmentId: set.id, status: 'pending' })).toHaveLength(1);
    const [listed] = await gradebook.courses.list({ ownerId: owner });
    expect(listed).toMatchObject({ submissionCount: 1, assignments: [{ week: 2, maxPoints: 50 }] });
    expect(await gradebook.courses.list({ ownerId: await addUser(gradebook) })).toEqual([]);
  });
});

describe('a page of a long list', () => {
  let owner = '';
  beforeAll(async () => {
    const { gradebook } = test;
    owner = await addUser(gradebook);
    await gradebook.database.execute(sql`
      insert into submissions (id, owner_id, upload_key, original_name, file_type, file_size, sha256, state,
        total_score, deleted_at, uploaded_at, deletes_at, approved_at, doubt)
      select gen_random_uuid(), ${owner}, i::text, 'essay.docx', 'DOCX', 1, '',
        (array['completed', 'completed', 'completed', 'completed', 'needs-you'])[1 + i % 5],
        i % 101, case when i % 13 = 0 then now() end, now() - i * interval '1 minute', now(), case when i % 5 = 0 then now() end,
        case when i % 3 = 0 then 2 else 0 end
      from generate_series(1, 5000) i`);
    await gradebook.database.execute(sql`analyze submissions`);
  });

  it.each<[string, SubmissionFilter, string]>([
    ['all', {}, 'submissions_newest'],
    ['one status', { status: 'error' }, 'submissions_by_status'],
    ['what is to approve', { status: 'completed', approved: false }, 'submissions_to_approve'],
    ['what is approved', { approved: true }, 'submissions_approved'],
    ['one letter', { gradeBand: 'D' }, 'submissions_by_band'],
    ['what is doubtful', { doubtful: true }, 'submissions_doubtful'],
    ['what was deleted', { deleted: true }, 'submissions_put_away'],
  ])('of %s is read from an index in its order', async (_, filter, index) => {
    const { gradebook } = test;
    const place = { key: String(Date.now() - 4_000_000), id: randomUUID() };
    const page = gradebook.database
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(fits(owner, filter), isBehind(newestFirst, place)))
      .orderBy(desc(submissions.uploadedAt), desc(submissions.id))
      .limit(201);
    const { rows } = await gradebook.database.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Sort|Seq Scan/u);
  });
});

describe('a page of a sorted list', () => {
  let owner = '';
  beforeAll(async () => {
    const { gradebook } = test;
    owner = await addUser(gradebook);
    await gradebook.database.execute(sql`
      insert into submissions (id, owner_id, upload_key, original_name, file_type, file_size, sha256, state,
        student_name, total_score, uploaded_at, deletes_at)
      select gen_random_uuid(), ${owner}, i::text, 'Essay ' || i, 'DOCX', 1, '', 'completed',
        'Student ' || i, i % 101, now(), now()
      from generate_series(1, 5000) i`);
    await gradebook.database.execute(sql`analyze submissions`);
  });

  it.each<[ListOrder, string]>([
    [{ by: 'student', direction: 'asc' }, 'submissions_by_student'],
    [{ by: 'grade', direction: 'desc' }, 'submissions_by_grade'],
    [{ by: 'status', direction: 'desc' }, 'submissions_status_order'],
    [{ by: 'name', direction: 'asc' }, 'submissions_by_name'],
    [{ by: 'doubt', direction: 'desc' }, 'submissions_by_doubt'],
  ])('by %j is read from an index in its order', async (order, index) => {
    const { gradebook } = test;
    const keys = {
      name: 'essay 3',
      doubt: '0',
      student: 'student 3',
      grade: '50',
      status: 'completed',
      uploaded: '0',
    };
    const page = gradebook.database
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(fits(owner, {}), isBehind(order, { key: keys[order.by], id: randomUUID() })))
      .orderBy(...inOrder(order))
      .limit(201);
    const { rows } = await gradebook.database.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).toMatch(/Index Cond: .*ROW/u);
    expect(plan).not.toMatch(/Sort|Seq Scan/u);
  });
});

describe('neighboursOf', () => {
  it('navigates graded papers in the order of the list', async () => {
    const { gradebook } = test;
    const owner = await addUser(gradebook);
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1) ids.push(await gradePaper(test, owner));
    const ungraded = (await gradebook.submissions.create(sampleSubmission(owner))).submission.id;
    const [d, c, b, a] = ids.toReversed();
    const look = (submissionId = '', filter: SubmissionFilter = {}) =>
      gradebook.submissions.findNeighbours({ ownerId: owner, submissionId, filter });
    expect(await look(d)).toEqual({ previousId: null, nextId: c, position: 1, total: 4 });
    expect(await look(b)).toEqual({ previousId: c, nextId: a, position: 3, total: 4 });
    expect(await look(a)).toEqual({ previousId: b, nextId: null, position: 4, total: 4 });
    expect(await look(ungraded)).toMatchObject({ position: 0, total: 4, nextId: d });
    await gradebook.grades.approve({ ownerId: owner, submissionId: c ?? '', by: owner });
    expect(await look(d, { approved: false })).toMatchObject({ nextId: b, total: 3 });
  });
});

describe('another owner', () => {
  // ASVS-8.2.2
  it('finds nothing that is not theirs', async () => {
    const { gradebook } = test;
    const submissionId = await gradePaper(test, ownerId);
    const where = { ownerId: stranger, submissionId };
    const notFound = { code: 'SUBMISSION_NOT_FOUND' };
    await expect(gradebook.submissions.get(where)).rejects.toMatchObject(notFound);
    await expect(gradebook.grades.approve({ ...where, by: stranger })).rejects.toMatchObject(notFound);
    await expect(gradebook.grades.reopen({ ...where, by: stranger })).rejects.toMatchObject(notFound);
    await expect(gradebook.submissions.updateStudent({ ...where, studentName: 'x' })).rejects.toMatchObject(
      notFound,
    );
    await expect(gradebook.submissions.findNeighbours({ ...where, filter: {} })).rejects.toMatchObject(
      notFound,
    );
    expect(await gradebook.reviews.find(where)).toBeUndefined();
    expect(
      await gradebook.submissions.listById({ ownerId: stranger, submissionIds: [submissionId] }),
    ).toEqual([]);
    expect(
      (await gradebook.runs.queue({ ownerId: stranger, submissionIds: [submissionId] })).unknown,
    ).toEqual([submissionId]);
  });
});

describe('eachSubmission', () => {
  it('goes through all pages', async () => {
    const { gradebook } = test;
    const owner = await addUser(gradebook);
    const rows = Array.from({ length: 450 }, () => sampleSubmission(owner));
    await gradebook.database.insert(submissions).values(rows);
    const seen = new Set<string>();
    for await (const { id } of gradebook.submissions.each({ ownerId: owner, filter: {} })) seen.add(id);
    expect(seen.size).toBe(450);
  });
});
