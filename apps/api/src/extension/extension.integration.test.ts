import { draftEvents, type Assignment, type Course, type DraftEvents } from '@greenpen/api-contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradeQueued, sampleReviewer } from '../testing/grade-queued.ts';
import { multipartForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let owner: TestAccount;
let key: Record<string, string>;
let isEnded = false;

beforeAll(async () => {
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => ({
      ...ports,
      get billing() {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing of it is called
        return isEnded ? ({} as unknown as typeof ports.billing) : null;
      },
    }),
  });
  owner = await api.signUp();
  key = await keyOf(owner);
});

afterAll(() => api.stop());

async function keyOf({ call }: TestAccount) {
  const made = await call({ method: 'POST', url: '/api/auth/generate-api-key' });
  return { authorization: `Bearer ${made.json<{ apiKey: string }>().apiKey}` };
}

const context = {
  site: 'moodle-assign',
  host: 'moodle.example.edu',
  course: '7',
  assignment: '41',
  student: '12',
  attempt: '0',
  courseName: 'Psychology 101',
  title: 'Week 3 essay',
  studentName: 'Ana Díaz',
};

type Sent = {
  readonly text?: string;
  readonly context?: object;
  readonly more?: Readonly<Record<string, string>>;
};

function send({ text = 'Sleep helps students.', context: given = {}, more = {} }: Sent = {}, headers = key) {
  const form = multipartForm([
    { name: 'context', value: JSON.stringify({ ...context, ...given }) },
    ...Object.entries(more).map(([name, value]) => ({ name, value })),
    { name: 'file', fileName: 'submission.txt', content: text },
  ]);
  return api.app.inject({
    method: 'POST',
    url: '/api/extension/drafts',
    payload: form.payload,
    headers: { ...form.headers, ...headers, origin: 'chrome-extension://abc', 'sec-fetch-site': 'none' },
  });
}

/** The events of a response, each parsed by the contract. */
function eventsOf({ body }: LightMyRequestResponse) {
  const found: Partial<DraftEvents> = {};
  const names: string[] = [];
  for (const block of body.trim().split('\n\n')) {
    const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/u.exec(block) ?? [];
    names.push(name);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an unknown name has no schema and fails
    const schema = draftEvents[name as keyof DraftEvents];
    Object.assign(found, { [name]: schema.parse(JSON.parse(data)) });
  }
  return { names, found };
}

const papers = async (account = owner) =>
  (await account.call({ url: '/api/assignments' })).json<Assignment[]>();

const create = async (url: string, payload: object) =>
  (await owner.call({ method: 'POST', url, payload })).json<{ id: string }>().id;

const edit = (id: string | undefined, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/extension/drafts/${id}/edits`, payload, headers: key });

/** Grades what is queued while the request waits for it. */
async function sendAndGrade(sent: Sent = {}, reviewer = sampleReviewer) {
  const before = new Set((await papers()).map(({ id }) => id));
  const answer = send(sent);
  await expect.poll(async () => (await papers()).some(({ id }) => !before.has(id))).toBe(true);
  const added = (await papers()).filter(({ id }) => !before.has(id)).map(({ id }) => id);
  await gradeQueued(api, owner.id, added, reviewer);
  return eventsOf(await answer);
}

describe('a draft for a learning management system', () => {
  it('arrives as events, and is an ordinary submission in the queue', async () => {
    const { names, found } = await sendAndGrade();
    expect(names.slice(-3)).toEqual(['scores', 'feedback', 'done']);
    expect(names[0]).toBe('status');
    expect(found.status).toMatchObject({ status: 'completed', isRepeated: false });
    expect(found.scores?.totalGrade).toBeGreaterThan(0);
    expect(found.feedback?.feedback).not.toBe('');
    const [paper] = await papers();
    expect(paper).toMatchObject({
      id: found.done?.id,
      studentName: 'Ana Díaz',
      lmsSite: 'moodle-assign',
      status: 'completed',
      grade: { version: found.done?.version },
    });
    const drafts = await api.app.inject({ url: '/api/extension/drafts?student=12', headers: key });
    expect(drafts.json()).toMatchObject([{ id: found.done?.id, lms: context, status: 'completed' }]);
    const others = await api.app.inject({ url: '/api/extension/drafts?student=13', headers: key });
    expect(others.json()).toEqual([]);
  });

  it('is not made twice by a second click, nor by several at once', async () => {
    const text = 'Dreams help students.';
    const { found } = await sendAndGrade({ text });
    const before = await papers();
    const answers = (await Promise.all([send({ text }), send({ text }), send({ text })])).map(eventsOf);
    for (const again of answers) {
      expect(again.found.done).toEqual(found.done);
      expect(again.found.status?.isRepeated).toBe(true);
    }
    expect(await papers()).toHaveLength(before.length);
  });

  it('is another one for another attempt, student, host or text', async () => {
    const text = 'Naps help students.';
    const { found: first } = await sendAndGrade({ text });
    const ids = new Set([first.done?.id]);
    for (const other of [{ attempt: '1' }, { student: '14' }, { host: 'other.example.edu' }])
      ids.add((await sendAndGrade({ text, context: other })).found.done?.id);
    ids.add((await sendAndGrade({ text: `${text} Really.` })).found.done?.id);
    expect(ids.size).toBe(5);
  });

  it('is restored if it was deleted', async () => {
    const text = 'A deleted paper.';
    const { found } = await sendAndGrade({ text });
    const payload = { ids: [found.done?.id] };
    await owner.call({ method: 'POST', url: '/api/assignments/delete', payload });
    expect((await papers()).map(({ id }) => id)).not.toContain(found.done?.id);
    expect(eventsOf(await send({ text })).found.done).toEqual(found.done);
    expect((await papers()).map(({ id }) => id)).toContain(found.done?.id);
  });

  it('belongs to a course assignment, and brings its points along', async () => {
    const courseId = await create('/api/courses', { name: 'Psychology', code: 'PSY' });
    const set = { title: 'Essay', week: 3, maxPoints: 40 };
    const courseAssignmentId = await create(`/api/courses/${courseId}/assignments`, set);
    const courses = await api.app.inject({ url: '/api/extension/courses', headers: key });
    expect(courses.json()).toEqual([
      { id: courseId, code: 'PSY', name: 'Psychology', assignments: [{ id: courseAssignmentId, ...set }] },
    ]);
    const { found } = await sendAndGrade({ text: 'With a course.', more: { courseId, courseAssignmentId } });
    expect(found.scores?.maxPoints).toBe(40);
    const foreign = await api.signUp();
    const refused = await send({ more: { courseId, courseAssignmentId } }, await keyOf(foreign));
    expect([refused.statusCode, await papers(foreign)]).toEqual([404, []]);
  });

  it('reads a post as a discussion', async () => {
    const briefs: unknown[] = [];
    const reviewer: typeof sampleReviewer = {
      review: (request, options) => {
        briefs.push(request.brief);
        return sampleReviewer.review(request, options);
      },
    };
    for (const site of ['moodle-forum', 'moodle-assign'])
      await sendAndGrade(
        { text: 'I agree with Ben about naps.', context: { site, attempt: site } },
        reviewer,
      );
    expect(briefs).toMatchObject([{ type: 'discussion', title: 'Week 3 essay' }, null]);
  });

  it('gets instructions and rubric from the page, in a new course assignment or an old one', async () => {
    const courseId = await create('/api/courses', { name: 'Sleep', code: 'SLP' });
    const assigned = {
      title: 'Week 3 essay',
      instructions: 'Write 400 words.',
      maxPoints: 50,
      rubric: [
        {
          name: 'Thesis',
          description: '',
          maxPoints: 20,
          levels: [0, 20].map((points) => ({ name: '', description: '', points })),
        },
      ],
    };
    const assign = (payload: object, headers = key) =>
      api.app.inject({
        method: 'POST',
        url: `/api/extension/courses/${courseId}/instructions`,
        payload: { courseAssignmentId: null, ...assigned, ...payload },
        headers,
      });
    const { id } = (await assign({})).json<{ id: string }>();
    const kept = { rubric: [], instructions: '', maxPoints: null, courseAssignmentId: id };
    expect((await assign({ ...kept, instructions: 'Write 500 words.' })).json()).toEqual({ id });
    const courses = (await owner.call({ url: '/api/courses' })).json<Course[]>();
    expect(courses.find((one) => one.id === courseId)?.assignments).toMatchObject([
      {
        title: 'Week 3 essay',
        instructions: 'Write 500 words.',
        maxPoints: 50,
        rubric: [{ name: 'Thesis', maxPoints: 20, levels: [{ points: 20 }, { points: 0 }] }],
      },
    ]);
    const foreign = await keyOf(await api.signUp());
    expect((await assign({ courseAssignmentId: id }, foreign)).statusCode).toBe(404);
  });

  it('carries Canvas’s id of the student into the file for Canvas', async () => {
    const courseId = await create('/api/courses', { name: 'Dreams', code: 'DRM' });
    const { found } = await sendAndGrade({
      text: 'A paper from Canvas.',
      context: { site: 'canvas-classic', host: 'canvas.example.edu', student: '901' },
      more: { courseId },
    });
    const id = found.done?.id ?? '';
    await owner.call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: {} });
    const choice = { ids: [id], system: 'canvas' };
    const file = await owner.call({ method: 'POST', url: '/api/exports/marks', payload: choice });
    expect(file.body).toContain('"Ana Díaz","901"');
  });

  it('takes edits, but not of papers that were uploaded', async () => {
    const { found } = await sendAndGrade({ text: 'An edited draft.' });
    const version = found.done?.version;
    const saved = await edit(found.done?.id, { version, feedback: 'Well done.', contentScore: 70 });
    expect(saved.json()).toMatchObject({ feedback: 'Well done.', contentScore: 70, version: 2 });
    const outdated = await edit(found.done?.id, { version, feedback: 'Again.' });
    expect([outdated.statusCode, outdated.json()]).toMatchObject([409, { code: 'GRADE_CHANGED_ELSEWHERE' }]);
    const form = multipartForm([{ name: 'files', fileName: 'a.txt', content: 'Uploaded.' }]);
    await owner.call({ method: 'POST', url: '/api/assignments/upload', ...form });
    const [uploaded] = await papers();
    expect((await edit(uploaded?.id, { version: 1, feedback: 'No.' })).statusCode).toBe(404);
  });

  it.each([
    ['no context', { context: { site: 'nowhere' } }, 400],
    ['a host that is none', { context: { host: 'a b' } }, 400],
    ['control characters', { context: { student: '1\u00002' } }, 400],
    ['a course that is none', { more: { courseId: 'x' } }, 400],
    ['an empty file', { text: '' }, 422],
  ])('is refused with %s, and leaves nothing', async (_what, sent, status) => {
    const before = await papers();
    expect((await send(sent)).statusCode).toBe(status);
    expect(await papers()).toHaveLength(before.length);
  });

  it('is refused without a key, and after the plan ended', async () => {
    const wrong = { authorization: `Bearer gg_${'x'.repeat(43)}` };
    expect((await send({}, wrong)).statusCode).toBe(401);
    // By cookie alone, another site could send it.
    const byCookie: Record<string, string> = { cookie: owner.cookie };
    expect((await send({}, byCookie)).json()).toMatchObject({ code: 'ORIGIN_REFUSED' });
    isEnded = true;
    await api.gradebook.database.execute(
      `update "user" set subscription_status = 'inactive', trial_ends_at = now() - interval '1 day' where id = '${owner.id}'`,
    );
    const answer = await send({ text: 'After the end.' });
    expect([answer.statusCode, answer.json()]).toMatchObject([402, { code: 'PLAN_ENDED' }]);
    const me = await api.app.inject({ url: '/api/extension/me', headers: key });
    expect(me.json()).toMatchObject({ product: 'greenpen', email: owner.email, plan: 'ended' });
    isEnded = false;
  });
});
