import type { Assignment, AssignmentWithReview, Failure, Grade } from '@greenpen/api-contract';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { filesForm, multipartForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

const essay = 'Sleep helps students.\nMany people has said so.\nMany people was there.\n';

async function upload({ call }: TestAccount, fileName = 'essay.txt'): Promise<Assignment> {
  const answer = await call({
    method: 'POST',
    url: '/api/assignments/upload',
    ...filesForm([{ fileName, content: essay }]),
  });
  const [assignment] = answer.json<{ assignments: Assignment[] }>().assignments;
  if (assignment === undefined) throw new Error(answer.body);
  return assignment;
}

async function graded(account: TestAccount, fileName?: string): Promise<string> {
  const { id } = await upload(account, fileName);
  await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
  await gradeQueued(api, account.id, [id]);
  return id;
}

const get = async (account: TestAccount, id: string): Promise<AssignmentWithReview> =>
  (await account.call({ url: `/api/assignments/${id}` })).json();

const save = (account: TestAccount, id: string, payload: object) =>
  account.call({ method: 'PATCH', url: `/api/assignments/${id}/grade`, payload });

describe('the whole job', () => {
  it('goes from upload to export', async () => {
    const account = await api.signUp();
    const { call } = account;
    const course = (
      await call({ method: 'POST', url: '/api/courses', payload: { name: 'Psychology', code: 'PSY 101' } })
    ).json<{ id: string }>();
    const set = (
      await call({
        method: 'POST',
        url: `/api/courses/${course.id}/assignments`,
        payload: { title: 'Essay', week: 3, maxPoints: 50 },
      })
    ).json<{ id: string }>();

    // Fields may follow the files.
    const uploaded = await call({
      method: 'POST',
      url: '/api/assignments/upload',
      ...multipartForm([
        { name: 'files', fileName: 'essay.txt', content: essay },
        { name: 'courseId', value: course.id },
        { name: 'courseAssignmentId', value: set.id },
      ]),
    });
    expect(uploaded.statusCode).toBe(200);
    const { assignments, refused } = uploaded.json<{ assignments: Assignment[]; refused: [] }>();
    expect(refused).toEqual([]);
    expect(assignments).toEqual([
      expect.objectContaining({
        originalName: 'essay.txt',
        fileType: 'TXT',
        fileSize: essay.length,
        status: 'pending',
        course: { id: course.id, code: 'PSY 101', name: 'Psychology' },
        courseAssignment: { id: set.id, week: 3, title: 'Essay', maxPoints: 50 },
        grade: null,
      }),
    ]);
    const id = assignments[0]?.id ?? '';

    const queued = await call({
      method: 'POST',
      url: '/api/assignments/grade',
      payload: { assignmentIds: [id, id] },
    });
    expect(queued.json()).toEqual({ count: 1 });
    expect((await get(account, id)).status).toBe('processing');
    expect(await gradeQueued(api, account.id, [id])).toEqual(['completed']);

    const review = await get(account, id);
    expect(review).toMatchObject({
      status: 'completed',
      studentName: 'Ana Diaz',
      grade: { totalGrade: 77.9, letter: 'C', grammarScore: 88, apaScore: 80, contentScore: 70, version: 1 },
      neighbours: { previousId: null, nextId: null, position: 1, total: 1 },
      review: {
        number: 1,
        dismissed: [],
        draft: { scores: { total: 77.9 }, feedback: { overall: 'A good start.\n\nGo on.' } },
        hidden: [{ reason: 'tiny' }],
      },
    });
    expect(review.review?.findings).toHaveLength(2);

    const edited = await save(account, id, {
      version: 1,
      feedback: '=A very good start.',
      dismissed: ['agreement:22', 'not a finding'],
    });
    expect(edited.json()).toMatchObject({
      grammarScore: 94,
      totalGrade: 79.7,
      version: 2,
      feedback: '=A very good start.',
    });

    const byHand = await save(account, id, { version: 2, contentScore: 95 });
    expect(byHand.json()).toMatchObject({ contentScore: 95, totalGrade: 91, letter: 'A' });
    expect((await get(account, id)).review).toMatchObject({
      dismissed: ['agreement:22'],
      scoreOverrides: { grammar: null, apa: null, content: 95 },
    });

    const approved = await call({
      method: 'POST',
      url: `/api/assignments/${id}/approve`,
      payload: { version: 3 },
    });
    expect(approved.json<Grade>().approvedAt).not.toBeNull();
    expect((await save(account, id, { version: 3, feedback: 'x' })).json()).toMatchObject({
      code: 'GRADE_ALREADY_APPROVED',
    });
    const again = await call({
      method: 'POST',
      url: '/api/assignments/grade',
      payload: { assignmentIds: [id] },
    });
    expect(again.json()).toEqual({ count: 0 });

    const payload = { ids: [id], system: 'plain' };
    const marks = await call({ method: 'POST', url: '/api/exports/marks', payload });
    expect(marks.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, row] = marks.body.split('\r\n');
    expect(header).toMatch(/^\uFEFF"Student","E-mail","File",/u);
    expect(row).toMatch(
      /^"Ana Diaz","","essay\.txt","PSY 101","3","Essay","94","80","95","91","A","45\.5","50",/u,
    );

    const paper = await call({ url: `/api/assignments/${id}/paper` });
    expect(paper.json()).toMatchObject({ format: 'txt', pages: [{ number: 1 }] });

    const stats = await call({ url: '/api/dashboard/stats?timeZone=Europe/Berlin' });
    expect(stats.json()).toEqual({
      activeCourses: 1,
      totalAssignments: 1,
      gradedToday: 1,
      pendingReview: 0,
      averageGrade: 91,
      totalCourses: 1,
    });

    const reopened = await call({ method: 'POST', url: `/api/assignments/${id}/reopen` });
    expect(reopened.json()).toMatchObject({ approvedAt: null });
  });

  // ASVS-3.2.1, ASVS-3.4.3
  it('gives the original back as a download that no browser runs', async () => {
    const account = await api.signUp();
    const { id } = await upload(account, 'résumé "final" 論文.txt');
    const file = await account.call({ url: `/api/assignments/${id}/file` });
    expect(file.body).toBe(essay);
    expect(file.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="r_sum_ _final_ __.txt"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%22final%22%20%E8%AB%96%E6%96%87.txt`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('tells the second of two tabs that the grade has changed', async () => {
    const account = await api.signUp();
    const id = await graded(account);
    const tabs = await Promise.all([
      save(account, id, { version: 1, feedback: 'from the first tab' }),
      save(account, id, { version: 1, feedback: 'from the second tab' }),
    ]);
    expect(new Set(tabs.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const told = tabs.find(({ statusCode }) => statusCode === 409);
    expect(told?.json()).toMatchObject({
      code: 'GRADE_CHANGED_ELSEWHERE',
      message: 'This grade was changed in another window. Load it again before you save.',
    });
    const won = tabs.find(({ statusCode }) => statusCode === 200)?.json<Grade>();
    expect((await get(account, id)).grade?.feedback).toBe(won?.feedback);
  });

  it('reads the review and the paper for an edit of marks, and neither for one of texts alone', async () => {
    const account = await api.signUp();
    const id = await graded(account);
    const rows = vi.spyOn(api.gradebook.reviews, 'findGraded');
    const documents = vi.spyOn(api.store, 'get');
    const reads = () => [rows.mock.calls.length, documents.mock.calls.length];
    const typed = await save(account, id, { version: 1, feedback: 'A good start. Go further.' });
    expect(typed.json()).toMatchObject({ version: 2, totalGrade: 77.9 });
    expect(reads()).toEqual([0, 0]);
    expect((await save(account, id, { version: 2, dismissed: [] })).statusCode).toBe(200);
    expect(reads()).toEqual([1, 2]);
    rows.mockRestore();
    documents.mockRestore();
    const { grade } = await api.gradebook.submissions.get({ ownerId: account.id, submissionId: id });
    expect(grade?.words.typedWords).toBe(1);
  });

  it('approves once however often it is asked', async () => {
    const account = await api.signUp();
    const id = await graded(account);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        account.call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: { version: 1 } }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('does not approve again when a retry comes after a reopening', async () => {
    const account = await api.signUp();
    const id = await graded(account);
    const approve = () =>
      account.call({
        method: 'POST',
        url: `/api/assignments/${id}/approve`,
        headers: { 'idempotency-key': 'approve-once' },
      });
    expect((await approve()).json<Grade>().approvedAt).not.toBeNull();
    await account.call({ method: 'POST', url: `/api/assignments/${id}/reopen` });
    expect((await approve()).json<Grade>().approvedAt).toBeNull();
    expect((await get(account, id)).grade?.approvedAt).toBeNull();
  });

  it('queues once for a request that is sent twice with its key', async () => {
    const account = await api.signUp();
    const { id } = await upload(account);
    const grade = () =>
      account.call({
        method: 'POST',
        url: '/api/assignments/grade',
        headers: { 'idempotency-key': 'grade-once' },
        payload: { assignmentIds: [id] },
      });
    const answers = await Promise.all([grade(), grade(), grade()]);
    expect(answers.map((answer) => answer.json())).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
  });

  // ASVS-1.2.10
  it('keeps formulas out of the spreadsheet', async () => {
    const account = await api.signUp();
    const id = await graded(account, '=HYPERLINK("x").txt');
    await account.call({
      method: 'PATCH',
      url: `/api/assignments/${id}`,
      payload: { studentName: '@SUM(1+1)', studentEmail: '-x@example.edu' },
    });
    await account.call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: {} });
    const payload = { ids: [id], system: 'plain' };
    const { body } = await account.call({ method: 'POST', url: '/api/exports/marks', payload });
    expect(body).toContain(`"'@SUM(1+1)","'-x@example.edu",`);
    expect(body).toContain(`,"'=HYPERLINK(""x"").txt",`);
    expect(body).not.toMatch(/(?:^|,|\r\n)"?[=+@-]/u);
  });

  it('keeps marks and feedback usable when retention has taken the texts', async () => {
    const account = await api.signUp();
    const id = await graded(account);
    await api.store.removeFolder(`reviews/${id}`);
    expect(await get(account, id)).toMatchObject({ review: null, grade: { totalGrade: 77.9 } });
    expect((await account.call({ url: `/api/assignments/${id}/paper` })).statusCode).toBe(410);
    expect((await save(account, id, { version: 1, dismissed: [] })).json()).toMatchObject({
      code: 'FILE_DELETED',
    });
    const edited = await save(account, id, { version: 1, feedback: 'Well done.', contentScore: 80 });
    expect(edited.json()).toMatchObject({ feedback: 'Well done.', grammarScore: 88, totalGrade: 82.4 });
    const exported = await account.call({ url: `/api/assignments/${id}/feedback.docx` });
    expect(exported.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  // ASVS-11.3.3
  it('reports a damaged file as damaged, and shows none of it', async () => {
    const account = await api.signUp();
    const { id } = await upload(account, 'damaged.txt');
    const { fileId } = await api.gradebook.submissions.get({ ownerId: account.id, submissionId: id });
    const paths = await readdir(api.storeFolder, { recursive: true });
    const path = join(api.storeFolder, paths.find((name) => name.endsWith(String(fileId))) ?? '');
    const bytes = await readFile(path);
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) + 1;
    await writeFile(path, bytes);
    const answer = await account.call({ url: `/api/assignments/${id}/file` });
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([500, 'FILE_DAMAGED']);
    await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
    expect(await gradeQueued(api, account.id, [id])).toEqual(['refused']);
    expect((await get(account, id)).statusDetail).toBe(
      'The stored file is damaged. Please upload the paper again.',
    );
  });

  it('leads from one graded paper to the next within the filter', async () => {
    const account = await api.signUp();
    const ids = [
      await graded(account, 'a.txt'),
      await graded(account, 'b.txt'),
      await graded(account, 'c.txt'),
    ];
    const middle = await get(account, ids[1] ?? '');
    expect(middle.neighbours).toEqual({ previousId: ids[2], nextId: ids[0], position: 2, total: 3 });
  });

  it('pages through a long list with a cursor', async () => {
    const account = await api.signUp();
    for (const name of ['1.txt', '2.txt', '3.txt']) await upload(account, name);
    const first = await account.call({ url: '/api/assignments?limit=2' });
    expect(first.json<Assignment[]>().map(({ originalName }) => originalName)).toEqual(['3.txt', '2.txt']);
    const cursor = String(first.headers['x-next-cursor']);
    const second = await account.call({
      url: `/api/assignments?limit=2&cursor=${encodeURIComponent(cursor)}`,
    });
    expect(second.json<Assignment[]>().map(({ originalName }) => originalName)).toEqual(['1.txt']);
    expect(second.headers['x-next-cursor']).toBeUndefined();
    expect((await account.call({ url: "/api/assignments?cursor=';drop" })).statusCode).toBe(400);
  });

  it('lists grades with their feedback, and without where it is not asked for', async () => {
    const account = await api.signUp();
    await graded(account);
    const listed = async (query: string) =>
      (await account.call({ url: `/api/assignments${query}` })).json<readonly Assignment[]>()[0]?.grade;
    const full = await listed('');
    expect(full?.feedback).not.toBe('');
    const empty = { feedback: '', grammarFeedback: '', apaFeedback: '', contentFeedback: '' };
    expect(await listed('?texts=none')).toEqual({ ...full, ...empty });
  });

  // ASVS-2.3.1
  it('reports that a review is not ready', async () => {
    const account = await api.signUp();
    const { id } = await upload(account);
    const answers = await Promise.all([
      save(account, id, { version: 1 }),
      account.call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: {} }),
      account.call({ url: `/api/assignments/${id}/paper` }),
      account.call({ url: `/api/assignments/${id}/feedback.docx` }),
    ]);
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(
      Array.from({ length: 4 }, () => 'REVIEW_NOT_READY'),
    );
  });
});
