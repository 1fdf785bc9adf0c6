import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toLocalFile } from './local-files.ts';
import { sendBatch } from './run-upload.ts';

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
