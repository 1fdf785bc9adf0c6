import type { Assignment } from '@greenpen/api-contract';
import { PaperStoreError } from '@greenpen/paper-store';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { filesForm } from '../testing/multipart.ts';
import { startTestApi, testPassword, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let account: TestAccount;
let broken: { readonly id: string; readonly code: 'damaged' | 'unavailable' } | null = null;

beforeAll(async () => {
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => ({
      ...ports,
      store: {
        ...ports.store,
        get: async (id) => {
          if (id === broken?.id) throw new PaperStoreError(broken.code, 'not to be read');
          return ports.store.get(id);
        },
      },
    }),
  });
});

beforeEach(async () => {
  account = await api.signUp();
  broken = null;
});

afterAll(() => api.stop());

async function post(url: string, payload: object, by = account): Promise<{ id: string }> {
  const answer = await by.call({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: string }>();
}

async function upload(fileName: string, content: string, by = account): Promise<string> {
  const form = filesForm([{ fileName, content }]);
  const answer = await by.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  return answer.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
}

async function grade(id: string, by = account): Promise<void> {
  await post('/api/assignments/grade', { assignmentIds: [id] }, by);
  await gradeQueued(api, by.id, [id]);
}

/** A course with its records and a graded paper, each containing this word. */
async function fill(word: string, by: TestAccount): Promise<string> {
  const { id } = await post(
    '/api/courses',
    { name: `Sleep ${word}`, code: word, rubric: `Rubric ${word}` },
    by,
  );
  await post(`/api/courses/${id}/assignments`, { title: `Essay ${word}`, instructions: `Write ${word}` }, by);
  await post(`/api/courses/${id}/students`, { csv: `=Ana ${word},ana@${word}.example` }, by);
  await post(
    `/api/courses/${id}/graded-examples`,
    { title: `Example ${word}`, studentWork: `Work ${word}`, professorFeedback: `Well done ${word}` },
    by,
  );
  await post(
    `/api/courses/${id}/discussion-examples`,
    { discussionPrompt: `Why ${word}?`, professorResponse: `Because ${word}` },
    by,
  );
  await post(
    '/api/feedback-templates',
    { name: `Template ${word}`, category: 'grammar', template: `Mind ${word}.` },
    by,
  );
  const paper = await upload(`essay ${word}.txt`, `Sleep helps ${word}.`, by);
  await by.call({
    method: 'PATCH',
    url: `/api/assignments/${paper}`,
    payload: { studentName: `Kim ${word}` },
  });
  await grade(paper, by);
  return paper;
}

async function takeAway(by = account): Promise<Readonly<Record<string, string>>> {
  const answer = await by.call({ url: '/api/account/export' });
  expect(answer.statusCode).toBe(200);
  return Object.fromEntries(
    Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

describe('exporting everything', () => {
  it('contains the whole account, readable for people and programs', async () => {
    const paper = await fill('quux', account);
    const answer = await account.call({ url: '/api/account/export' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/filename="greenpen-\d{4}-\d\d-\d\d\.zip"/u),
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-length']).toBeUndefined();
    const files = await takeAway();
    const folder = 'papers/00001 Kim quux - essay quux.txt';
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'README.txt',
        'profile.txt',
        'profile.json',
        'feedback-templates.txt',
        'feedback-templates.json',
        'courses/quux Sleep quux/course.txt',
        'courses/quux Sleep quux/course.json',
        'courses/quux Sleep quux/class-list.csv',
        'courses/quux Sleep quux/graded-examples/0001 Example quux.txt',
        'courses/quux Sleep quux/graded-examples/0001 Example quux.json',
        'courses/quux Sleep quux/discussion-examples/0002 Why quux-.txt',
        'courses/quux Sleep quux/discussion-examples/0002 Why quux-.json',
        'marks.csv',
        `${folder}/essay quux.txt`,
        `${folder}/feedback.txt`,
        `${folder}/feedback.json`,
        `${folder}/as-read.txt`,
        'activity.csv',
        'activity.json',
      ].toSorted(),
    );
    const of = (name: string): string => files[name] ?? '';
    expect(of('README.txt')).toContain(`Everything that Greenpen holds for ${account.email}`);
    expect(JSON.parse(of('profile.json'))).toMatchObject({
      profile: { id: account.id, email: account.email, firstName: 'Robin', lastName: 'Vale' },
      signInWays: [{ provider: 'credential' }],
      gradingCriteria: [{ weights: { grammar: 30, apa: 25, content: 45 } }],
    });
    expect(of('courses/quux Sleep quux/class-list.csv')).toContain(`"'=Ana quux","ana@quux.example"`);
    expect(of('courses/quux Sleep quux/course.txt')).toContain('Rubric quux');
    expect(of(`${folder}/essay quux.txt`)).toBe('Sleep helps quux.');
    expect(of(`${folder}/feedback.txt`)).toMatch(
      /Total: 77\.9 \/ 100 \(C\)[\s\S]*A good start\.[\s\S]*Many people/u,
    );
    expect(JSON.parse(of(`${folder}/feedback.json`))).toMatchObject({
      id: paper,
      studentName: 'Kim quux',
      grade: { scores: { total: 77.9 }, feedback: { grammar: 'Check your verbs.' } },
      reviews: [{ number: 1, text: { findings: [{ check: 'agreement' }, { check: 'agreement' }] } }],
      replacedDrafts: [],
    });
    expect(of(`${folder}/as-read.txt`)).toContain('Many people has said so.');
    expect(of('marks.csv')).toContain('Kim quux');
    expect(JSON.parse(of('activity.json'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'submission-created', submissionId: paper }),
        expect.objectContaining({ action: 'account-exported', actor: account.id }),
      ]),
    );
    expect(of('activity.csv').split('\r\n').length).toBe(JSON.parse(of('activity.json')).length + 2);
  });

  // ASVS-8.4.1
  it('contains no data of other accounts and no credentials', async () => {
    const other = await api.signUp('Zebulon Ploverdale');
    await fill('wexford', other);
    await fill('quux', account);
    const made = await account.call({ method: 'POST', url: '/api/auth/generate-api-key' });
    const { apiKey } = made.json<{ apiKey: string }>();
    const everything = Object.entries(await takeAway()).join('\n');
    expect(everything).toContain('quux');
    const { rows } = await api.gradebook.database.execute<{ secret: string }>(
      `select password as secret from account where password is not null
       union select token_hash from session union select hash from api_keys`,
    );
    expect(rows.length).toBeGreaterThan(4);
    const token = account.cookie.split(';')[0]?.split('=')[1];
    const secrets = [...rows.map(({ secret }) => secret), apiKey, token, testPassword];
    const foreign = ['wexford', 'Zebulon', 'Ploverdale', other.email, other.id];
    for (const word of [...secrets, ...foreign]) expect(everything).not.toContain(word);
    const theirs = Object.entries(await takeAway(other)).join('\n');
    expect(theirs).toContain('wexford');
    expect(theirs).not.toContain('quux');
  });

  it('contains every review, replaced draft and restorable paper', async () => {
    const paper = await upload('a.txt', 'Sleep helps.');
    await grade(paper);
    await account.call({
      method: 'PATCH',
      url: `/api/assignments/${paper}/grade`,
      payload: { version: 1, feedback: 'my own words' },
    });
    await grade(paper);
    await post('/api/assignments/delete', { ids: [paper] });
    const files = await takeAway();
    const file = JSON.parse(files['papers/00001 Ana Diaz - a.txt/feedback.json'] ?? '{}');
    expect(file).toMatchObject({
      deletedAt: expect.any(String),
      reviews: [{ number: 1 }, { number: 2 }],
      replacedDrafts: [{ feedback: { overall: 'my own words' } }],
    });
  });

  it('gives papers with equal names separate folders, and lets no name leave the archive', async () => {
    await upload('feedback.txt', 'one');
    await upload('feedback.txt', 'two');
    await upload('=cmd|..%2Fcalc.txt', 'three');
    const names = Object.keys(await takeAway()).filter((name) => name.startsWith('papers/'));
    expect(names.toSorted()).toEqual([
      'papers/00001 Unknown student - =cmd-..%2Fcalc.txt/=cmd-..%2Fcalc.txt',
      'papers/00001 Unknown student - =cmd-..%2Fcalc.txt/feedback.json',
      'papers/00001 Unknown student - =cmd-..%2Fcalc.txt/feedback.txt',
      'papers/00002 Unknown student - feedback.txt/feedback (2).txt',
      'papers/00002 Unknown student - feedback.txt/feedback.json',
      'papers/00002 Unknown student - feedback.txt/feedback.txt',
      'papers/00003 Unknown student - feedback.txt/feedback (2).txt',
      'papers/00003 Unknown student - feedback.txt/feedback.json',
      'papers/00003 Unknown student - feedback.txt/feedback.txt',
    ]);
  });

  it('names unreadable files and contains the others', async () => {
    const [lost] = [await upload('lost.txt', 'one'), await upload('kept.txt', 'two')];
    const { fileId } = await api.gradebook.submissions.get({ ownerId: account.id, submissionId: lost });
    broken = { id: fileId ?? '', code: 'damaged' };
    const files = await takeAway();
    expect(files['NOT-INCLUDED.txt']).toContain('papers/00002 Unknown student - lost.txt/lost.txt');
    expect(files['papers/00001 Unknown student - kept.txt/kept.txt']).toBe('two');
    expect(files['papers/00002 Unknown student - lost.txt/feedback.txt']).toContain('not graded');
  });

  it('is aborted instead of looking complete while the store is unavailable', async () => {
    const paper = await upload('a.txt', 'one');
    const { fileId } = await api.gradebook.submissions.get({ ownerId: account.id, submissionId: paper });
    broken = { id: fileId ?? '', code: 'unavailable' };
    await expect(account.call({ url: '/api/account/export' })).rejects.toThrow('destroyed before completion');
  });

  // ASVS-2.4.1
  it('is limited to ten an hour', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await account.call({ url: '/api/account/export' })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const refused = await account.call({ url: '/api/account/export' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    const holdings = await account.call({ url: '/api/account/holdings' });
    const { nextExportAt } = holdings.json<{ nextExportAt: string | null }>();
    expect(Date.parse(nextExportAt ?? '') - Date.now()).toBeGreaterThan(3_500_000);
  });

  it('is limited for concurrent requests too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => account.call({ url: '/api/account/export' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  });
});

describe('holdings', () => {
  it('counts what there is', async () => {
    await fill('quux', account);
    const { rows } = await api.gradebook.database.execute<{ bytes: number }>(
      sql`select sum(octet_length(texts))::int as bytes from (
        select texts from graded_examples join courses on courses.id = course_id where owner_id = ${account.id}
        union all
        select texts from discussion_examples join courses on courses.id = course_id where owner_id = ${account.id}
      ) as examples`,
    );
    const [examples] = rows;
    expect((await account.call({ url: '/api/account/holdings' })).json()).toEqual({
      papers: 1,
      bytes: 'Sleep helps quux.'.length + (examples?.bytes ?? 0),
      courses: 1,
      examples: 2,
      isLastAdmin: false,
      retentionDays: 30,
      mostBytes: null,
      nextExportAt: null,
    });
  });
});
