import { failure, listCourses, uploadAssignments } from '@greenpen/api-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callRows, entities, type CallRow, type Made } from './spec/calls.ts';
import { Account } from './testing/account.ts';
import { fillAccount, gradeAndWait } from './testing/fill-account.ts';
import { administrator } from './testing/start-for-browser-tests.ts';

let account: Account;
let made: Made;
let admin: Account;
beforeAll(async () => {
  admin = new Account();
  await admin.signIn(administrator);
  account = new Account();
  await account.signUp('spec-calls@example.edu');
  made = await fillAccount(account);
  await gradeAndWait(account, made.assignmentId);
});

const callerOf = ({ as }: CallRow): Account => {
  if (as === undefined) return account;
  return as === 'admin' ? admin : new Account();
};

const partsOf = ({ call, path }: CallRow) => {
  const [method = '', address = ''] = call.split(' ');
  return { method, address: path?.(made) ?? address };
};

const anyRecord = z.record(z.string(), z.unknown());

const fieldsOf = (record: unknown): readonly string[] => Object.keys(anyRecord.parse(record));

const firstOf = (list: unknown): unknown => z.array(z.unknown()).min(1).parse(list)[0];

describe('each field', () => {
  const rows = Object.entries(entities).flatMap(([entity, fields]) =>
    fields.map((field) => ({ entity, field })),
  );
  const records = new Map<string, unknown>();
  beforeAll(async () => {
    const course = `/api/courses/${made.courseId}`;
    const place = { courseAssignmentId: made.courseAssignmentId };
    await account.make(`${course}/graded-examples`, {
      ...place,
      title: 'An essay',
      studentWork: 'Work.',
      professorFeedback: 'Good.',
    });
    await account.make(`${course}/discussion-examples`, {
      ...place,
      discussionPrompt: 'What is missing?',
      professorResponse: 'Who was asked.',
    });
    const read = async (path: string) => (await account.ask('GET', path)).body;
    const first = async (path: string) => firstOf(await read(path));
    const courses = listCourses.response.parse(await read('/api/courses'));
    const full = courses.find(({ id }) => id === made.courseId);
    const assignment = anyRecord.parse(await first('/api/assignments'));
    for (const [entity, record] of [
      ['user', await read('/api/auth/user')],
      ['assignment', assignment],
      ['grade', assignment['grade']],
      ['course', full],
      ['courseAssignment', full?.assignments[0]],
      ['criteria', await first('/api/grading-criteria')],
      ['template', await first('/api/feedback-templates')],
      ['gradedExample', await first(`${course}/graded-examples`)],
      ['discussionExample', await first(`${course}/discussion-examples`)],
      ['stats', await read('/api/dashboard/stats')],
      ['adminStats', (await admin.ask('GET', '/api/admin/stats')).body],
      ['keyStatus', await read('/api/auth/api-key')],
    ] as const) {
      records.set(entity, record);
    }
  });

  it.each(rows)('$entity has $field', ({ entity, field }) => {
    expect(fieldsOf(records.get(entity))).toContain(field);
  });

  it.each([
    ['graded', { type: 'assignment', grade: 85, maxPoints: 100, courseAssignmentId: null }],
    ['discussion', { responseStyle: 'conversational', courseAssignmentId: null }],
  ])('fills the defaults of a %s example', async (kind, defaults) => {
    const { body } = await account.ask('POST', `/api/courses/${made.courseId}/${kind}-examples`, {
      title: 'Short',
      studentWork: 'Work.',
      professorFeedback: 'Good.',
      discussionPrompt: 'Why?',
      professorResponse: 'Because.',
    });
    expect(body).toMatchObject(defaults);
  });
});

describe('each call', () => {
  it.each(callRows.filter(({ as }) => as !== 'anyone'))(
    '$call takes no one without a session',
    async (row) => {
      const { method, address } = partsOf(row);
      const { status } = await new Account().ask(method, address, row.payload?.(made));
      expect(status).toBe(401);
    },
  );

  it.each(callRows.filter(({ as }) => as === 'admin'))('$call takes administrators alone', async (row) => {
    const { method, address } = partsOf(row);
    const other = new Account();
    await other.signUp(`other-${Date.now()}@example.edu`);
    expect((await other.ask(method, address)).status).toBe(403);
  });

  it.each(callRows.filter(({ refuses }) => refuses !== undefined))(
    '$call refuses a wrong payload with a sentence',
    async (row) => {
      const { method, address } = partsOf(row);
      const { status, body } = await callerOf(row).ask(method, address, row.refuses?.payload);
      expect(status).toBe(row.refuses?.status);
      expect(failure.parse(body).message).toMatch(/\w+ .*\.$/u);
    },
  );

  it('POST /api/assignments/upload takes repeated files with a course, and names what it refused', async () => {
    const course = await account.make('/api/courses', { code: 'ART 1', name: 'Art' });
    const form = new FormData();
    form.append('courseId', course);
    form.append('files', new Blob(['An essay on light, and why painters chase it.']), 'light.txt');
    form.append('files', new Blob(['An essay on shade, and why painters keep it.']), 'shade.txt');
    form.append('files', new Blob([Uint8Array.of(0x4d, 0x5a, 0, 0)]), 'tool.exe');
    const answer = await account.fetch('POST', '/api/assignments/upload', { form });
    const { assignments, refused } = uploadAssignments.response.parse(await answer.json());
    expect(assignments.map(({ course }) => course?.code)).toEqual(['ART 1', 'ART 1']);
    expect(fieldsOf(assignments[0])).toEqual(expect.arrayContaining([...entities.assignment]));
    expect(refused.map(({ name }) => name)).toEqual(['tool.exe']);
  });

  it('GET /api/login leads to the sign-in', async () => {
    const { status, headers } = await new Account().ask('GET', '/api/login');
    expect(status).toBe(302);
    expect(headers.get('location')).toMatch(/^\/sign-in/u);
  });

  it.each(callRows)('$call answers with its fields', async (row) => {
    const { method, address } = partsOf(row);
    const { status, body } = await callerOf(row).ask(method, address, row.payload?.(made));
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(300);
    const fields = row.fields.length === 0 ? [] : fieldsOf(row.isList ? firstOf(body) : body);
    expect(fields).toEqual(expect.arrayContaining([...row.fields]));
  });
});
