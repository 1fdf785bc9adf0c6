import type { Assignment } from '@greenpen/api-contract';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { allRoutes } from '../all-routes.ts';
import { gradeQueued } from '../testing/grade-queued.ts';
import { filesForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';
import type { Route } from './route.ts';

let api: TestApi;
let account: TestAccount;
let id: string;
const routes: Route[] = [];

beforeAll(async () => {
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => {
      routes.push(...allRoutes(ports));
      return ports;
    },
  });
});

// Each test gets a new paper.
beforeEach(async () => {
  account = await api.signUp();
  const uploaded = await account.call({
    method: 'POST',
    url: '/api/assignments/upload',
    ...filesForm([{ fileName: 'a.txt', content: 'Sleep helps.' }]),
  });
  id = uploaded.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
  await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
  await gradeQueued(api, account.id, [id]);
});

afterAll(() => api.stop());

const strings = [
  '',
  'NaN',
  '\0',
  'a\0b',
  '\uD800',
  '\u202Eabc',
  "'; drop table submissions; --",
  '%',
  '_',
  '\\',
  '{{7*7}}',
  '%s%n',
  '\r\nBcc: x@example.org',
  '🦉'.repeat(2000),
  '9'.repeat(400),
  '2026-13-45',
  '../../etc/passwd',
];

/** Values that a form or script may send instead of the expected type. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(...strings, null, true, -1, 1.5, 2 ** 53, 1e300, [], {}, [[]], { length: -1 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const fieldNames =
  'name code title description instructions rubric week type maxPoints version feedback grammarFeedback ' +
  'grammarScore dismissed assignmentIds studentName studentEmail grammarWeight apaWeight contentWeight ' +
  'feedbackStyle courseId __proto__ constructor';

const names = fc.constantFrom(...fieldNames.split(' '));

const bodies = fc.dictionary(names, hostile, { maxKeys: 8 });

const queryNames = fc.constantFrom(
  ...'search status courseId courseAssignmentId approved cursor limit timeZone returnTo'.split(' '),
);
const queries = fc.array(
  fc.tuple(queryNames, fc.oneof(fc.constantFrom(...strings), fc.string({ unit: 'binary' }))),
  {
    maxLength: 4,
  },
);

function query(pairs: readonly (readonly [string, string])[]): string {
  const search = new URLSearchParams();
  for (const [name, value] of pairs) search.append(name, value.toWellFormed());
  return search.toString();
}

async function found(search: string): Promise<number> {
  const answer = await account.call({ url: `/api/assignments?${query([['search', search]])}` });
  return answer.json<Assignment[]>().length;
}

// ASVS-1.2.4, ASVS-2.2.1
describe('hostile input', () => {
  it('is answered by 2xx to 4xx, never by a fault, whatever the call', async () => {
    const open = routes.filter(({ call }) => call.path !== '/api/logout' && !call.path.endsWith('/upload'));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...open),
        bodies,
        queries,
        hostile,
        async ({ call }, body, pairs, odd) => {
          const path = call.path.replace(
            /:\w+/u,
            typeof odd === 'string' ? encodeURIComponent(odd.toWellFormed()) : id,
          );
          const request: InjectOptions = { method: call.method, url: `${path}?${query(pairs)}` };
          const answer = await account.call(
            call.body === undefined ? request : { ...request, payload: body },
          );
          expect([call.method, path, answer.statusCode, answer.body.slice(0, 200)]).toSatisfy(
            () => answer.statusCode < 500,
          );
        },
      ),
      { numRuns: 300 },
    );
    expect('isAdmin' in {}).toBe(false);
  });

  it('finds what is searched for, and takes wildcards as they are written', async () => {
    expect(await found('A.TXT')).toBe(1);
    expect(await found('ana diaz')).toBe(1);
    expect(await found('%')).toBe(0);
    expect(await found('a_txt')).toBe(0);
    expect(await found("a' or '1'='1")).toBe(0);
  });

  it('reads no value from a key that is given twice', async () => {
    const answer = await account.call({ url: '/api/assignments?limit=1&limit=2' });
    expect(answer.statusCode).toBe(400);
  });

  // ASVS-1.2.1, ASVS-1.3.7
  it('keeps odd characters as they were typed', async () => {
    const typed = '<b>{{7*7}}</b> %s \u202E 🦉 \\ "quoted"\nline';
    const saved = await account.call({
      method: 'PATCH',
      url: `/api/assignments/${id}/grade`,
      payload: { version: 1, feedback: typed },
    });
    expect(saved.json()).toMatchObject({ feedback: typed });
  });
});
