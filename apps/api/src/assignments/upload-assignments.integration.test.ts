import { maxFileSize, type Assignment, type RefusedFile } from '@greenpen/api-contract';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { filesForm, multipartForm, type Form } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

const essay = 'Sleep helps students.\n';

function upload(
  { call }: TestAccount,
  form: Form,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return call({
    method: 'POST',
    url: '/api/assignments/upload',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
}

const taken = (answer: LightMyRequestResponse) => answer.json<{ assignments: Assignment[] }>().assignments;
const refused = (answer: LightMyRequestResponse) => answer.json<{ refused: RefusedFile[] }>().refused;

/** A form that says how to handle files that were already uploaded. */
const asked = (keepBoth: string, ...files: { fileName: string; content: string }[]) =>
  multipartForm([{ name: 'keepBoth', value: keepBoth }, ...files.map((one) => ({ name: 'files', ...one }))]);

async function storedFiles(): Promise<number> {
  const entries = await readdir(api.storeFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

describe('upload', () => {
  // ASVS-5.2.1
  it('accepts the good files of a request and gives a reason for each other file', async () => {
    const account = await api.signUp();
    const answer = await upload(
      account,
      filesForm([
        { fileName: 'good.txt', content: essay },
        { fileName: 'large.txt', content: Buffer.alloc(maxFileSize + 1, 'a') },
        { fileName: 'empty.docx', content: '' },
        { fileName: 'program.pdf', content: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]) },
        { fileName: 'page.docx', content: '<!doctype html><script>alert(1)</script>' },
        { fileName: 'really-a-pdf.txt', content: '%PDF-1.7\n' },
        { fileName: 'exactly.txt', content: Buffer.alloc(maxFileSize, 'a') },
      ]),
    );
    expect(answer.statusCode).toBe(200);
    expect(taken(answer).map(({ originalName, fileType }) => [originalName, fileType])).toEqual([
      ['good.txt', 'TXT'],
      ['really-a-pdf.txt', 'PDF'],
      ['exactly.txt', 'TXT'],
    ]);
    expect(refused(answer)).toEqual([
      {
        name: 'large.txt',
        code: 'too-large',
        message:
          'This file is larger than 10 MB. Upload a smaller copy; in a document with pictures, compress them.',
      },
      { name: 'empty.docx', code: 'empty-file', message: 'This file is empty. Ask for the paper again.' },
      expect.objectContaining({ name: 'program.pdf', code: 'unsupported-format' }),
      expect.objectContaining({ name: 'page.docx', code: 'unsupported-format' }),
    ]);
  });

  it('looks for an earlier upload only when the request has a key', async () => {
    const account = await api.signUp();
    const look = vi.spyOn(api.gradebook.submissions, 'isUploadRecorded');
    const form = filesForm([{ fileName: 'essay.txt', content: essay }]);
    expect((await upload(account, form)).statusCode).toBe(200);
    expect(look).not.toHaveBeenCalled();
    await upload(account, form, { 'idempotency-key': randomUUID() });
    expect(look).toHaveBeenCalledOnce();
    look.mockRestore();
  });

  it('answers 422 with the reasons when every file was refused, and keeps none', async () => {
    const account = await api.signUp();
    const before = await storedFiles();
    const answer = await upload(account, filesForm([{ fileName: 'x.exe', content: Buffer.alloc(10) }]));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'ALL_FILES_REFUSED',
      message: 'None of these files could be taken.',
      refused: [{ name: 'x.exe', code: 'unsupported-format' }],
    });
    expect(await storedFiles()).toBe(before);
  });

  // ASVS-2.3.1, ASVS-5.2.1
  it('refuses a request without files and one with more than 200', async () => {
    const account = await api.signUp();
    const before = await storedFiles();
    const none = await upload(account, multipartForm([{ name: 'courseId', value: '' }]));
    expect(none.json()).toMatchObject({ code: 'NO_FILES', message: 'Please select files to upload.' });
    const files = Array.from({ length: 201 }, (_, n) => ({ fileName: `${n}.txt`, content: essay }));
    const many = await upload(account, filesForm(files));
    expect([many.statusCode, many.json<{ code: string }>().code]).toEqual([413, 'TOO_MANY_FILES']);
    expect((await account.call({ url: '/api/assignments' })).json()).toEqual([]);
    expect(await storedFiles()).toBe(before);
  });

  it('takes 200 files at once', async () => {
    const account = await api.signUp();
    const files = Array.from({ length: 200 }, (_, n) => ({ fileName: `${n}.txt`, content: essay }));
    const answer = await upload(account, filesForm(files));
    expect(taken(answer).map(({ originalName }) => originalName)).toEqual(
      files.map(({ fileName }) => fileName),
    );
  });

  // ASVS-5.4.1
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['essay\u202Etxt.exe', 'essaytxt.exe'],
    ['line\r\nX-Evil: 1.txt', 'lineX-Evil: 1.txt'],
    [`${'n'.repeat(300)}.txt`, `${'n'.repeat(251)}.txt`],
    ['Øystein – 論文 🦉.txt', 'Øystein – 論文 🦉.txt'],
    ['<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
    ['-rf', '-rf'],
  ])('stores %j under an id and shows %j', async (fileName, shown) => {
    const account = await api.signUp();
    const [assignment] = taken(await upload(account, filesForm([{ fileName, content: essay }])));
    expect(assignment?.originalName).toBe(shown);
    const file = await account.call({ url: `/api/assignments/${assignment?.id}/file` });
    expect(file.body).toBe(essay);
    expect(file.headers['x-evil']).toBeUndefined();
  });

  it('makes one submission of 50 identical requests and answers all alike', async () => {
    const account = await api.signUp();
    const headers = { 'idempotency-key': randomUUID() };
    const form = filesForm([
      { fileName: 'a.txt', content: `${essay}a` },
      { fileName: 'empty.txt', content: '' },
      { fileName: 'b.txt', content: `${essay}b` },
    ]);
    const before = await storedFiles();
    const answers = await Promise.all(Array.from({ length: 50 }, () => upload(account, form, headers)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(
      new Set(
        answers.map((answer) =>
          taken(answer)
            .map(({ id }) => id)
            .join(),
        ),
      ).size,
    ).toBe(1);
    expect((await account.call({ url: '/api/assignments' })).json<Assignment[]>()).toHaveLength(2);
    expect(await storedFiles()).toBe(before + 2);
  });

  it('refuses the same key for other files, and an invalid key', async () => {
    const account = await api.signUp();
    const headers = { 'idempotency-key': randomUUID() };
    const [first] = taken(await upload(account, filesForm([{ fileName: 'a.txt', content: essay }]), headers));
    const other = await upload(account, filesForm([{ fileName: 'a.txt', content: 'Another.' }]), headers);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const file = await account.call({ url: `/api/assignments/${first?.id}/file` });
    expect(file.body).toBe(essay);
    const bad = await upload(account, filesForm([{ fileName: 'a.txt', content: essay }]), {
      'idempotency-key': 'x',
    });
    expect(bad.statusCode).toBe(400);
  });

  it('refuses another user’s course, and then stores no file', async () => {
    const [owner, other] = [await api.signUp(), await api.signUp()];
    const course = (
      await owner.call({ method: 'POST', url: '/api/courses', payload: { name: 'Psychology', code: 'PSY' } })
    ).json<{ id: string }>();
    const before = await storedFiles();
    for (const id of [course.id, randomUUID(), 'no-id']) {
      const answer = await upload(
        other,
        multipartForm([
          { name: 'files', fileName: 'a.txt', content: essay },
          { name: 'courseId', value: id },
        ]),
      );
      expect(answer.statusCode).toBe(id === 'no-id' ? 400 : 404);
    }
    expect((await other.call({ url: '/api/assignments' })).json()).toEqual([]);
    expect(await storedFiles()).toBe(before);
  });

  // ASVS-5.2.1
  it('refuses other content types and truncated forms', async () => {
    const account = await api.signUp();
    const json = await account.call({
      method: 'POST',
      url: '/api/assignments/upload',
      payload: { files: [] },
    });
    expect([json.statusCode, json.json<{ code: string }>().code]).toEqual([415, 'MEDIA_TYPE_UNSUPPORTED']);
    const form = filesForm([{ fileName: 'a.txt', content: essay.repeat(1000) }]);
    const cut = await upload(account, { ...form, payload: form.payload.subarray(0, 5000) });
    expect(cut.statusCode).toBeGreaterThanOrEqual(400);
    expect(cut.statusCode).toBeLessThan(500);
    expect((await account.call({ url: '/api/assignments' })).json()).toEqual([]);
  });

  // ASVS-5.3.2
  it('stores nothing that could be read or reached on the disk', async () => {
    const account = await api.signUp();
    const canary = `canary-${randomUUID()}`;
    await upload(account, filesForm([{ fileName: `${canary}.txt`, content: canary }]));
    const names = await readdir(api.storeFolder, { recursive: true });
    expect(names.join('\n')).not.toContain(canary);
    expect(api.logged()).not.toContain(canary);
    expect((await api.app.inject({ url: '/data/files' })).statusCode).toBe(404);
  });

  it('names the existing paper of a duplicate file, and adds it if both are wanted', async () => {
    const account = await api.signUp();
    const file = { fileName: 'a.txt', content: 'Sleep helps students, and told once.\n' };
    const [first] = taken(await upload(account, filesForm([file])));
    const before = await storedFiles();
    const again = await upload(account, asked('false', { ...file, fileName: 'b.txt' }));
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({
      assignments: [],
      duplicates: [{ name: 'b.txt', assignment: { id: first?.id, originalName: 'a.txt' } }],
    });
    expect(await storedFiles()).toBe(before);
    const both = await upload(account, asked('true', { ...file, fileName: 'b.txt' }));
    expect(both.json()).toMatchObject({ assignments: [{ originalName: 'b.txt' }], duplicates: [] });
    const unasked = { 'idempotency-key': 'nothing-was-said-of-both' };
    const told = await upload(account, filesForm([file]), unasked);
    expect(told.json()).toMatchObject({
      assignments: [{ originalName: 'a.txt' }],
      duplicates: [{ assignment: { id: first?.id } }],
    });
    expect((await upload(account, filesForm([file]), unasked)).json()).toEqual(told.json());
    const twice = asked(
      'false',
      { fileName: 'c.txt', content: 'Twice in one go.\n' },
      { fileName: 'd.txt', content: 'Twice in one go.\n' },
    );
    const headers = { 'idempotency-key': 'twice-in-one-request' };
    const once = await upload(account, twice, headers);
    expect(once.json()).toMatchObject({
      assignments: [{ originalName: 'c.txt' }],
      duplicates: [{ name: 'd.txt', assignment: { originalName: 'c.txt' } }],
    });
    expect((await upload(account, twice, headers)).json()).toEqual(once.json());
    const stranger = await upload(await api.signUp(), filesForm([file]));
    expect(stranger.json()).toMatchObject({ assignments: [{ originalName: 'a.txt' }], duplicates: [] });
  });
});
