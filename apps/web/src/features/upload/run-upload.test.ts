import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toLocalFile, type LocalFile } from './local-files.ts';
import { sendBatch, withUploaded } from './run-upload.ts';

const batch = [toLocalFile(new File(['words'], 'a.txt'), null)];
const nowhere = { courseId: '', courseAssignmentId: '' };
const answers: (() => Response)[] = [];
const requests: RequestInit[] = [];

let giveUp = new AbortController();
const said: boolean[] = [];

const keysSent = () => requests.map(({ headers }) => new Headers(headers).get('idempotency-key'));

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  requests.length = 0;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    requests.push(init);
    const next = answers.shift();
    if (next === undefined) throw new TypeError('fetch failed');
    return next();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startSending() {
  giveUp = new AbortController();
  said.length = 0;
  const options = { signal: giveUp.signal, onOffline: (isOffline: boolean) => said.push(isOffline) };
  const sending = sendBatch(batch, nowhere, options).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return sending;
}

async function sendToTheEnd() {
  const sending = startSending();
  await vi.runAllTimersAsync();
  return sending;
}

describe('sendBatch', () => {
  it('sends the same key again after a broken connection', async () => {
    answers.push(() => {
      throw new TypeError('fetch failed');
    });
    answers.push(() => answer(200, { assignments: [], duplicates: [], refused: [] }));
    expect(await sendToTheEnd()).toEqual({ value: { assignments: [], duplicates: [], refused: [] } });
    const [first, second] = keysSent();
    expect(first).toMatch(/^[\w-]{8,100}$/u);
    expect(second).toBe(first);
  });

  it('gives up after four attempts where the server is busy', async () => {
    const busy = { code: 'BUSY', message: 'Try again soon.', requestId: '1' };
    for (let at = 0; at < 9; at += 1) answers.push(() => answer(503, busy));
    expect(await sendToTheEnd()).toMatchObject({ error: { code: 'BUSY' } });
    expect(requests).toHaveLength(4);
  });

  it('waits for the connection for as long as there is none, says so, and goes on by itself', async () => {
    const sending = startSending();
    await vi.advanceTimersByTimeAsync(3600_000);
    expect(requests.length).toBeGreaterThan(100);
    expect(said.at(-1)).toBe(true);
    answers.push(() => answer(200, { assignments: [], duplicates: [], refused: [] }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await sending).toEqual({ value: { assignments: [], duplicates: [], refused: [] } });
    expect(said.at(-1)).toBe(false);
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('stops waiting when it is told to', async () => {
    const sending = startSending();
    await vi.advanceTimersByTimeAsync(60_000);
    giveUp.abort();
    await vi.runAllTimersAsync();
    expect(await sending).toMatchObject({ error: { code: 'OFFLINE' } });
  });

  it('does not repeat what the server refuses', async () => {
    answers.push(() => answer(402, { code: 'TRIAL_ENDED', message: 'The trial has ended.', requestId: '1' }));
    expect(await sendToTheEnd()).toMatchObject({ error: { message: 'The trial has ended.' } });
    expect(requests).toHaveLength(1);
  });

  it('takes a batch of which every file was refused as an outcome with reasons', async () => {
    const refused = [{ name: 'a.txt', code: 'empty-file', message: 'The file is empty.' }];
    answers.push(() => answer(422, { code: 'ALL_FILES_REFUSED', message: 'None.', requestId: '1', refused }));
    expect(await sendToTheEnd()).toEqual({ value: { assignments: [], duplicates: [], refused } });
  });
});

const now = Date.parse('2026-09-01T10:00:00Z');

const uploaded = (id: string, originalName: string, status: 'pending' | 'completed' = 'pending') => ({
  id,
  originalName,
  fileSize: 100,
  status,
  uploadedAt: '2026-09-01T09:55:00Z',
  course: null,
  courseAssignment: null,
});

const chosen = (name: string, size = 100) => toLocalFile({ name, size }, null);
const kindsOf = (files: readonly LocalFile<{ name: string; size: number }>[]) =>
  files.map(({ status }) => status.kind);

describe('withUploaded', () => {
  it('counts as safe what waits on the server for its grading', () => {
    const after = withUploaded([chosen('a.txt'), chosen('b.txt')], [uploaded('1', 'a.txt')], {
      target: nowhere,
      now,
    });
    expect(after.map(({ status }) => status)).toEqual([
      { kind: 'completed', assignmentId: '1' },
      { kind: 'ready' },
    ]);
  });

  it('tells of what was graded already instead of sending it again', () => {
    const [after] = withUploaded([chosen('a.txt')], [uploaded('1', 'a.txt', 'completed')], {
      target: nowhere,
      now,
    });
    expect(after?.status).toMatchObject({
      kind: 'error',
      isSame: true,
      reason: 'Uploaded already, 5 minutes ago. Send it again only if you want it twice.',
    });
  });

  it('takes each paper of the server for one file only', () => {
    const after = withUploaded([chosen('a.txt'), chosen('a.txt')], [uploaded('1', 'a.txt')], {
      target: nowhere,
      now,
    });
    expect(kindsOf(after)).toEqual(['completed', 'ready']);
  });

  it('does not take a paper for a file that holds it already', () => {
    const done: LocalFile<{ name: string; size: number }> = {
      ...chosen('a.txt'),
      status: { kind: 'completed', assignmentId: '1' },
    };
    const after = withUploaded([done, chosen('a.txt')], [uploaded('1', 'a.txt')], {
      target: nowhere,
      now,
    });
    expect(kindsOf(after)).toEqual(['completed', 'ready']);
  });

  it.each([
    ['another size', chosen('a.txt', 101), nowhere],
    ['another name', chosen('A.txt'), nowhere],
    ['another course', chosen('a.txt'), { courseId: 'c1', courseAssignmentId: '' }],
  ])('takes a file of %s for another one', (_what, file, target) => {
    expect(kindsOf(withUploaded([file], [uploaded('1', 'a.txt')], { target, now }))).toEqual(['ready']);
  });

  it('leaves alone what is wanted twice', () => {
    const twice: LocalFile<{ name: string; size: number }> = {
      ...chosen('a.txt'),
      status: { kind: 'ready', isWantedTwice: true },
    };
    expect(kindsOf(withUploaded([twice], [uploaded('1', 'a.txt')], { target: nowhere, now }))).toEqual([
      'ready',
    ]);
  });
});
