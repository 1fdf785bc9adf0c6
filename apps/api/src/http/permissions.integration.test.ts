import type { Assignment, Failure } from '@greenpen/api-contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allRoutes } from '../all-routes.ts';
import { gradeQueued } from '../testing/grade-queued.ts';
import { filesForm, multipartForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';
import type { Permission, Route } from './route.ts';

let api: TestApi;
let owner: TestAccount;
let other: TestAccount;
/** The path parameter of a record, by the permission that guards it. */
let owned: Readonly<Record<string, readonly string[]>>;
let foreignCourse: string;
const routes: Route[] = [];

beforeAll(async () => {
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => {
      routes.push(...allRoutes(ports));
      return ports;
    },
  });
  [owner, other] = [await api.signUp(), await api.signUp()];
  const { assignments } = (
    await owner.call({
      method: 'POST',
      url: '/api/assignments/upload',
      ...filesForm([{ fileName: 'a.txt', content: 'Sleep helps.' }]),
    })
  ).json<{ assignments: Assignment[] }>();
  const submission = assignments[0]?.id ?? '';
  await owner.call({
    method: 'POST',
    url: '/api/assignments/grade',
    payload: { assignmentIds: [submission] },
  });
  await gradeQueued(api, owner.id, [submission]);
  const course = await create('/api/courses', { name: 'P', code: 'P' });
  const set = await create(`/api/courses/${course}/assignments`, { title: 'Essay' });
  const graded = await create(`/api/courses/${course}/graded-examples`, gradedExample);
  const discussion = await create(`/api/courses/${course}/discussion-examples`, discussionExample);
  const classList = `/api/courses/${course}/students`;
  await owner.call({ method: 'POST', url: classList, payload: { csv: 'Ana Diaz,ana@example.edu' } });
  const students = (await owner.call({ url: classList })).json<{ id: string }[]>();
  const criteria = await owner.call({ url: '/api/grading-criteria' });
  foreignCourse = await create('/api/courses', { name: 'Q', code: 'Q' }, other);
  owned = {
    'own-submission': [submission],
    'own-course': [course],
    'own-course-assignment': [course, set],
    'own-student': [course, students[0]?.id ?? ''],
    'own-graded-example': [course, graded],
    'own-discussion-example': [course, discussion],
    'own-criteria': [criteria.json<{ id: string }[]>()[0]?.id ?? ''],
    'own-session': [
      (await owner.call({ url: '/api/account/sessions' })).json<{ id: string }[]>()[0]?.id ?? '',
    ],
    'own-export': [await create('/api/exports', { ids: [submission], format: 'text' })],
    'own-ruling': [await createRuling(course, set)],
    'own-template': [await create('/api/feedback-templates', template)],
  };
});

/** A ruling on a passage of a paper that was handed in for the course assignment. */
async function createRuling(course: string, set: string): Promise<string> {
  const form = multipartForm([
    { name: 'courseId', value: course },
    { name: 'courseAssignmentId', value: set },
    { name: 'files', fileName: 'b.txt', content: 'Sleep helps, too.' },
  ]);
  const uploaded = await owner.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  const paper = uploaded.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
  await owner.call({ method: 'POST', url: `/api/assignments/${paper}/rulings`, payload: ruling });
  const rulings = await owner.call({ url: `/api/courses/${course}/assignments/${set}/rulings` });
  return rulings.json<{ id: string }[]>()[0]?.id ?? '';
}

const ruling = { requirementId: 'part-a', ruling: { text: 'Sleep helps.', counts: true } };

async function create(url: string, payload: object, by: TestAccount = owner): Promise<string> {
  const answer = await by.call({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

const template = { name: 'Verbs', category: 'grammar', template: 'Look at your verbs.' };
const gradedExample = { title: 'A paper', studentWork: 'Sleep helps.', professorFeedback: 'Good.' };
const discussionExample = { discussionPrompt: 'Does it?', professorResponse: 'It does.' };

afterAll(() => api.stop());

const isOwn = (permission: Permission): boolean => permission.startsWith('own-');

/** A request that the schema takes, so that only the permission can be in the way. */
function requestFor({ call }: Route, ids: readonly string[]): InjectOptions {
  const [id = ''] = ids;
  const left = [...ids];
  const bodies: Readonly<Record<string, object>> = {
    '/api/assignments/grade': { assignmentIds: [id] },
    '/api/assignments/:id/grade': { version: 1 },
    '/api/extension/courses/:courseId/instructions': {
      courseAssignmentId: null,
      title: 'Essay',
      instructions: 'Explain how sleep helps memory.',
      maxPoints: null,
      rubric: [],
    },
    '/api/assignments/:id/redraft': { manner: {} },
    '/api/assignments/:id/restore': { version: 1 },
    '/api/assignments/:id/rulings': ruling,
    '/api/courses/:courseId/assignments/:id/model-questions': {
      requirementId: 'part-a',
      counts: true,
      passages: [{ assignmentId: randomUUID(), quote: 'Sleep helps.' }],
    },
    '/api/assignments/:id/finding-edits': { findingId: 'typo:1', edit: { message: 'Spelling.' } },
    '/api/assignments/:id/grade-by-hand': { grammarScore: 80, apaScore: 80, contentScore: 80 },
    '/api/grading-criteria/:id': {
      grammarWeight: 30,
      apaWeight: 25,
      contentWeight: 45,
      feedbackStyle: 'direct',
    },
    '/api/account/model': { isOn: true },
    '/api/account/model/change': { id: randomUUID() },
    '/api/courses': { name: 'Psychology', code: 'PSY' },
    '/api/courses/:courseId/assignments': { title: 'Essay', week: 1, maxPoints: 100 },
    '/api/courses/:courseId/graded-examples': gradedExample,
    '/api/courses/:courseId/discussion-examples': discussionExample,
    '/api/courses/:courseId/students': { csv: 'Ana Diaz,ana@example.edu' },
    '/api/feedback-templates': template,
    '/api/admin/messages/:id/status': { status: 'closed' },
    '/api/admin/users/:id/admin': { isAdmin: true },
    '/api/admin/users/:id/disabled': { isDisabled: true },
    '/api/extension/drafts/:id/edits': { version: 1 },
    '/api/exports': { ids: [id], format: 'text' },
    '/api/exports/summary': { ids: [id] },
    '/api/exports/preview': { ids: [id], what: 'marks', system: 'canvas' },
    '/api/exports/held-back': { ids: [id], what: 'marks', system: 'canvas' },
    '/api/exports/marks': { ids: [id], system: 'plain' },
  };
  return {
    method: call.method,
    url: call.path.replaceAll(/:\w+/gu, () => left.shift() ?? randomUUID()),
    ...(call.body === undefined ? {} : { payload: bodies[call.path] ?? {} }),
  };
}

function failureOf(answer: LightMyRequestResponse): readonly string[] {
  const { code, message } = answer.json<Failure>();
  return [code, message];
}

/** Moves the owner's sign-in into the past. */
const age = (minutes: number) =>
  api.gradebook.database.execute(
    `update session set created_at = now() - interval '${minutes} minutes' where user_id = '${owner.id}'`,
  );

describe('permissions', () => {
  // ASVS-8.2.1
  it('requires ownership for exactly the paths of records', () => {
    expect(routes.length).toBeGreaterThan(20);
    for (const { call, requires } of routes) {
      const isAdmins = call.path.startsWith('/api/admin/');
      expect([call.path, requires === 'admin']).toEqual([call.path, isAdmins]);
      // A demo review is opened by its id alone, which is fully random.
      const isOpenById = call.path === '/api/demo/reviews/:id';
      const isRecord = call.path.includes(':') && !isAdmins && !isOpenById;
      expect([call.path, isOwn(requires)]).toEqual([call.path, isRecord]);
    }
  });

  // ASVS-5.2.1, ASVS-8.2.1
  it('answers 401 without a session before it reads the body', async () => {
    for (const route of routes.filter(({ requires }) => requires !== 'public')) {
      const { payload: _, ...request } = requestFor(route, []);
      const answer = await api.app.inject(request);
      expect([route.call.path, answer.statusCode]).toEqual([route.call.path, 401]);
      expect(answer.json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
      const forged = await api.app.inject({
        ...request,
        headers: { cookie: 'greenpen.session_token=forged.x' },
      });
      expect([route.call.path, forged.statusCode]).toEqual([route.call.path, 401]);
    }
  });

  // ASVS-8.2.1
  it('answers 403 to users who are not administrators, with and without an id', async () => {
    const routesOfAdmins = routes.filter(({ requires }) => requires === 'admin');
    expect(routesOfAdmins.length).toBeGreaterThan(8);
    for (const route of routesOfAdmins) {
      for (const ids of [[owner.id], [randomUUID()]]) {
        const answer = await other.call(requestFor(route, ids));
        expect([route.call.path, answer.statusCode]).toEqual([route.call.path, 403]);
        expect(answer.json()).toMatchObject({ code: 'NOT_ALLOWED' });
      }
    }
  });

  // ASVS-8.2.2
  it("answers another user's record exactly like one that does not exist", async () => {
    for (const route of routes.filter(({ requires }) => isOwn(requires))) {
      const ids = owned[route.requires] ?? [];
      const foreign = await other.call(requestFor(route, ids));
      const missing = await other.call(
        requestFor(
          route,
          ids.map(() => randomUUID()),
        ),
      );
      expect([route.call.path, foreign.statusCode, missing.statusCode]).toEqual([route.call.path, 404, 404]);
      expect(failureOf(foreign)).toEqual(failureOf(missing));
    }
  });

  // ASVS-8.2.2
  it("answers another user's record in an own course like one that does not exist", async () => {
    for (const route of routes.filter(({ call }) => /:.*:/u.test(call.path))) {
      const [, inside = ''] = owned[route.requires] ?? [];
      const foreign = await other.call(requestFor(route, [foreignCourse, inside]));
      const missing = await other.call(requestFor(route, [foreignCourse, randomUUID()]));
      expect([route.call.path, foreign.statusCode, missing.statusCode]).toEqual([route.call.path, 404, 404]);
      expect(failureOf(foreign)).toEqual(failureOf(missing));
    }
  });

  // ASVS-7.5.2
  it('asks for the password again before accounts change and sessions end, if the sign-in is old', async () => {
    const guarded = routes.filter(({ signIn }) => signIn === 'fresh');
    await age(16);
    for (const route of guarded) {
      const answer = await owner.call(requestFor(route, owned[route.requires] ?? [randomUUID()]));
      expect([route.call.path, answer.statusCode]).toEqual([route.call.path, 403]);
      expect(answer.json()).toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    }
    await age(14);
    for (const route of guarded.filter(({ call }) => call.path.includes(':'))) {
      const answer = await owner.call(requestFor(route, [randomUUID()]));
      expect([route.call.path, answer.statusCode]).toEqual([route.call.path, 404]);
    }
    const changes = routes.filter(({ call, requires }) => requires === 'admin' && call.method !== 'GET');
    expect(changes.filter(({ signIn }) => signIn !== 'fresh').map(({ call }) => call.path)).toEqual([
      '/api/admin/messages/:id/status',
    ]);
    expect(guarded.map(({ call }) => call.path)).toEqual(
      expect.arrayContaining(['/api/account/sessions/:id', '/api/account/sessions/end-others']),
    );
  });

  // ASVS-7.2.2, ASVS-8.2.1
  it('lets a key call exactly the routes in its scope', async () => {
    const made = await owner.call({ method: 'POST', url: '/api/auth/generate-api-key' });
    const headers = { authorization: `Bearer ${made.json<{ apiKey: string }>().apiKey}` };
    const opened: string[] = [];
    for (const route of routes.filter(({ requires }) => requires !== 'public')) {
      const { payload: _, ...request } = requestFor(route, owned[route.requires] ?? []);
      const { statusCode } = await api.app.inject({ ...request, headers });
      const isOpen = statusCode !== 401 && statusCode !== 403;
      expect([route.call.path, isOpen]).toEqual([route.call.path, route.scope === 'extension']);
      if (isOpen) opened.push(`${route.call.method} ${route.call.path}`);
      // A session beside a key that does not open a call makes no difference.
      if (isOpen) continue;
      const both = await api.app.inject({ ...request, headers: { ...headers, cookie: owner.cookie } });
      expect([route.call.path, both.statusCode]).toEqual([route.call.path, 403]);
    }
    expect(opened.toSorted()).toEqual([
      'GET /api/assignments',
      'GET /api/assignments/:id',
      'GET /api/assignments/:id/paper',
      'GET /api/courses',
      'GET /api/extension/courses',
      'GET /api/extension/drafts',
      'GET /api/extension/me',
      'GET /api/grading-criteria',
      'POST /api/assignments/grade',
      'POST /api/assignments/upload',
      'POST /api/extension/courses/:courseId/instructions',
      'POST /api/extension/drafts',
      'POST /api/extension/drafts/:id/edits',
    ]);
    await owner.call({ method: 'DELETE', url: '/api/auth/api-key' });
    expect((await api.app.inject({ url: '/api/courses', headers })).statusCode).toBe(401);
  });

  // ASVS-8.4.1
  it.each(['approve', 'cancel', 'comment', 'delete', 'restore'])(
    'does nothing of "%s" when a list holds the paper of another user',
    async (path) => {
      const foreign = owned['own-submission']?.[0] ?? '';
      const form = filesForm([{ fileName: 'b.txt', content: 'Sleep helps.' }]);
      const own = await other.call({ method: 'POST', url: '/api/assignments/upload', ...form });
      const ids = own.json<{ assignments: Assignment[] }>().assignments.map(({ id }) => id);
      for (const id of [foreign, randomUUID()]) {
        const payload = { ids: [...ids, id], text: 'Well done.', area: 'overall' };
        const answer = await other.call({ method: 'POST', url: `/api/assignments/${path}`, payload });
        expect([answer.statusCode, failureOf(answer)[0]]).toEqual([404, 'SUBMISSION_NOT_FOUND']);
      }
      expect((await owner.call({ url: `/api/assignments/${foreign}` })).json()).toMatchObject({
        status: 'completed',
        deletedAt: null,
        grade: { version: 1, approvedAt: null },
      });
      const [mine] = ids;
      const still = await other.call({ url: `/api/assignments/${mine}` });
      expect(still.json()).toMatchObject({ status: 'pending', deletedAt: null });
      await other.call({ method: 'DELETE', url: `/api/assignments/${mine}` });
    },
  );

  // ASVS-8.4.1
  it('queues nothing when a list holds the paper of another user', async () => {
    const id = owned['own-submission']?.[0] ?? '';
    const answer = await other.call({
      method: 'POST',
      url: '/api/assignments/grade',
      payload: { assignmentIds: [id] },
    });
    expect(answer.statusCode).toBe(404);
    const seen = await owner.call({ url: `/api/assignments/${id}` });
    expect(seen.json()).toMatchObject({ status: 'completed', grade: { version: 1 } });
  });

  // ASVS-8.2.2
  it('shows no other user’s data in lists, figures and exports', async () => {
    expect((await other.call({ url: '/api/assignments' })).json()).toEqual([]);
    expect((await other.call({ url: '/api/courses' })).json()).toMatchObject([{ id: foreignCourse }]);
    expect((await other.call({ url: '/api/feedback-templates' })).json()).toEqual([]);
    expect((await other.call({ url: '/api/dashboard/stats' })).json()).toMatchObject({ totalAssignments: 0 });
    const shown = { method: 'POST', url: '/api/exports/summary', payload: { filter: {} } } as const;
    expect((await other.call(shown)).json()).toMatchObject({ approved: 0, drafts: 0, notGraded: 0 });
    const byCourse = await other.call({ url: `/api/assignments?courseId=${owned['own-course']?.[0]}` });
    expect(byCourse.json()).toEqual([]);
  });

  // ASVS-8.2.3
  it('stores no field that the contract does not have', async () => {
    const id = owned['own-submission']?.[0] ?? '';
    const answer = await owner.call({
      method: 'PATCH',
      url: `/api/assignments/${id}/grade`,
      payload: { version: 1, totalGrade: 100, approvedAt: '2026-01-01T00:00:00Z', ownerId: other.id },
    });
    expect(answer.json()).toMatchObject({ totalGrade: 77.9, approvedAt: null });
    const poisoned = await owner.call({
      method: 'PATCH',
      url: `/api/assignments/${id}`,
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":{"isAdmin":true},"studentName":"Ana"}',
    });
    expect(poisoned.statusCode).toBe(400);
    expect('isAdmin' in {}).toBe(false);
  });
});
