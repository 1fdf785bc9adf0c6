import type { Assignment } from '@greenpen/api-contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { filesForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let account: TestAccount;
let id: string;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl'), publicUrl: 'https://grading.example.edu' });
  account = await api.signUp();
  const form = filesForm([{ fileName: 'a.txt', content: 'Sleep helps.' }]);
  const uploaded = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  id = uploaded.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
  await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
  await gradeQueued(api, account.id, [id]);
  await account.call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: {} });
});

afterAll(() => api.stop());

function expectGuarded({ headers }: LightMyRequestResponse, policy: string): void {
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining(policy),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=(), '),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cache-control': 'no-store',
  });
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['access-control-allow-origin']).toBeUndefined();
}

const json = 'application/json; charset=utf-8';

// ASVS-3.4.3
it.each([
  [200, '/api/courses', json],
  [400, '/api/assignments?limit=none', json],
  [404, '/api/nothing', json],
  [302, '/api/login', undefined],
] as const)('guards an answer of %d', async (status, url, type) => {
  const answer = await account.call({ url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, type]);
  expectGuarded(answer, "object-src 'none'");
});

// ASVS-3.4.3
it('covers downloads: the original, marks and the whole account', async () => {
  const marks = {
    method: 'POST',
    url: '/api/exports/marks',
    payload: { ids: [id], system: 'plain' },
  } as const;
  const files = [
    [await account.call({ url: `/api/assignments/${id}/file` }), 'text/plain; charset=utf-8'],
    [await account.call(marks), 'text/csv; charset=utf-8'],
    [await account.call({ url: '/api/account/export' }), 'application/zip'],
  ] as const;
  for (const [answer, type] of files) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /u);
    expectGuarded(answer, "default-src 'none'; sandbox");
  }
});
