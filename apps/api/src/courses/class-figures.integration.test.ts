import type { Assignment, ClassFigures, Student } from '@greenpen/api-contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { multipartForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

async function post<T>({ call }: TestAccount, url: string, payload: object): Promise<T> {
  const answer = await call({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<T>();
}

async function newClass(account: TestAccount) {
  const course = await post<{ id: string }>(account, '/api/courses', { name: 'Sleep', code: 'PSY' });
  const url = `/api/courses/${course.id}`;
  const set = await post<{ id: string }>(account, `${url}/assignments`, { title: 'Essay' });
  const figures = async (): Promise<ClassFigures> =>
    (await account.call({ url: `${url}/assignments/${set.id}/figures` })).json();
  return { courseId: course.id, setId: set.id, students: `${url}/students`, figures };
}

/** Each paper is graded with 88, 80 and 70, and two findings of "agreement", by Ana Diaz. */
async function gradedPapers(
  account: TestAccount,
  where: { courseId: string; setId: string },
  count: number,
): Promise<string[]> {
  const form = multipartForm([
    { name: 'courseId', value: where.courseId },
    { name: 'courseAssignmentId', value: where.setId },
    ...Array.from({ length: count }, (_, index) => ({
      name: 'files',
      fileName: `${index}.txt`,
      content: 'Sleep.',
    })),
  ]);
  const uploaded = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  const ids = uploaded.json<{ assignments: Assignment[] }>().assignments.map(({ id }) => id);
  await post(account, '/api/assignments/grade', { assignmentIds: ids });
  await gradeQueued(api, account.id, ids);
  return ids;
}

const correct = ({ call }: TestAccount, id: string, payload: object) =>
  call({ method: 'PATCH', url: `/api/assignments/${id}`, payload });

const edit = ({ call }: TestAccount, id: string, payload: object) =>
  call({ method: 'PATCH', url: `/api/assignments/${id}/grade`, payload: { version: 1, ...payload } });

describe('the figures of a class', () => {
  it('are empty before there is a paper', async () => {
    const account = await api.signUp();
    const { figures } = await newClass(account);
    expect(await figures()).toEqual({
      papers: 0,
      graded: 0,
      histogram: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      means: null,
      findings: [],
      students: 0,
      missing: [],
    });
  });

  it('count the latest paper of each student, what it cost, and who is missing', async () => {
    const account = await api.signUp();
    const where = await newClass(account);
    const csv = 'Name,Email\nAna Diaz,ana@example.edu\nBo Lee,bo@example.edu\nCy Roe,\nDi Fox,\n';
    await post(account, where.students, { csv });
    const [early = '', bo = '', cy = '', late = ''] = await gradedPapers(account, where, 4);
    await correct(account, bo, { studentName: 'somebody', studentEmail: 'BO@example.edu' });
    await correct(account, cy, { studentName: ' cy  ROE', studentEmail: null });
    await edit(account, early, { contentScore: 0 });
    // The draft was written again for the corrected names.
    await edit(account, bo, { version: 2, grammarScore: 100, apaScore: 100, contentScore: 100 });
    await edit(account, cy, { version: 2, dismissed: ['agreement:22'] });
    expect(await where.figures()).toMatchObject({
      papers: 3,
      graded: 3,
      // 77.9, 100, and 79.7 once a finding of six points was dismissed.
      histogram: [0, 0, 0, 0, 0, 0, 0, 2, 0, 1],
      means: { grammar: 94, apa: 86.7, content: 80, total: 85.9 },
      findings: [{ check: 'agreement', label: 'Agreement', area: 'grammar', count: 5, papers: 3 }],
      students: 4,
      missing: [{ name: 'Di Fox', email: null }],
    });
    await post(account, '/api/assignments/delete', { ids: [early, late] });
    const { papers, missing } = await where.figures();
    expect([papers, missing.map(({ name }) => name)]).toEqual([2, ['Ana Diaz', 'Di Fox']]);
  });
});

describe('a class list', () => {
  it('takes a file once, however often it is sent, and learns addresses and names', async () => {
    const account = await api.signUp();
    const { students } = await newClass(account);
    const send = (csv: string) => post(account, students, { csv });
    const csv = 'Bo Lee,bo@example.edu\nAna Diaz,\n,\n';
    expect(await send(csv)).toMatchObject({ added: 2, updated: 0 });
    expect(await send(csv)).toMatchObject({ added: 0, updated: 0 });
    expect(await send('ana diaz,ana@example.edu\nBo Chen-Lee,BO@example.edu')).toMatchObject({
      added: 0,
      updated: 2,
    });
    expect(await send('Bo Chen-Lee,other@example.edu')).toMatchObject({ added: 1, updated: 0 });
    const list = (await account.call({ url: students })).json<Student[]>();
    expect(list.map(({ name, email }) => [name, email])).toEqual([
      ['ana diaz', 'ana@example.edu'],
      ['Bo Chen-Lee', 'bo@example.edu'],
      ['Bo Chen-Lee', 'other@example.edu'],
    ]);
  });

  it('removes one student and keeps the others', async () => {
    const account = await api.signUp();
    const { students } = await newClass(account);
    await post(account, students, { csv: 'Bo Lee,bo@example.edu\nAna Diaz,ana@example.edu' });
    const list = async () => (await account.call({ url: students })).json<Student[]>();
    const [ana] = await list();
    const remove = () => account.call({ method: 'DELETE', url: `${students}/${ana?.id}` });
    expect((await remove()).json()).toEqual({ deleted: true });
    expect((await list()).map(({ name }) => name)).toEqual(['Bo Lee']);
    expect((await remove()).json()).toMatchObject({ code: 'STUDENT_NOT_FOUND' });
  });

  it('reports the rows without a student', async () => {
    const account = await api.signUp();
    const { students } = await newClass(account);
    const answer = await post(account, students, { csv: 'Name,Email\nAna Diaz,ana@example.edu\n,none' });
    expect(answer).toMatchObject({ added: 1, refused: [{ row: 3 }] });
    expect((await account.call({ method: 'POST', url: students, payload: { csv: '' } })).statusCode).toBe(
      400,
    );
  });

  it('gives a paper the address of the student with its name', async () => {
    const account = await api.signUp();
    const where = await newClass(account);
    await post(account, where.students, { csv: 'Ana  DIAZ,ana@example.edu' });
    const [id = ''] = await gradedPapers(account, where, 1);
    expect((await account.call({ url: `/api/assignments/${id}` })).json()).toMatchObject({
      studentName: 'Ana DIAZ',
      studentEmail: 'ana@example.edu',
    });
  });

  it('ignores a name that two students share', async () => {
    const account = await api.signUp();
    const where = await newClass(account);
    await post(account, where.students, { csv: 'Ana Diaz,a@example.edu\nAna Diaz,b@example.edu' });
    const [id = ''] = await gradedPapers(account, where, 1);
    expect((await account.call({ url: `/api/assignments/${id}` })).json()).toMatchObject({
      studentName: 'Ana Diaz',
      studentEmail: null,
    });
  });
});
