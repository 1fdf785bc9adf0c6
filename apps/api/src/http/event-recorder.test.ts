import type { RequestEvent } from '@greenpen/gradebook';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventRecorder } from './event-recorder.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const event = (requestId: string): RequestEvent => ({
  at: new Date('2026-11-20T12:00:00Z'),
  ownerId: 'a',
  actor: 'a',
  action: 'sign-in',
  result: 'ok',
  submissionId: null,
  detail: {},
  address: '192.0.2.1',
  requestId,
});

function start() {
  const written: string[] = [];
  const lost: number[] = [];
  const database = { isAway: false, calls: 0 };
  const recorder = createEventRecorder({
    gradebook: {
      audit: {
        recordRequests: async (events) => {
          database.calls += 1;
          if (database.isAway) throw new Error('away');
          written.push(...events.map(({ requestId }) => requestId ?? ''));
        },
      },
    },
    onLost: (count) => void lost.push(count),
  });
  return { recorder, database, written, lost };
}

it('writes in order, and together what came while it wrote', async () => {
  const { recorder, database, written } = start();
  for (const id of ['1', '2', '3', '4']) recorder.record(event(id));
  await recorder.close();
  expect(written).toEqual(['1', '2', '3', '4']);
  expect(database.calls).toBeLessThan(4);
});

it('keeps what comes while the database is away, and writes it once it is back', async () => {
  const { recorder, database, written } = start();
  database.isAway = true;
  for (const id of ['1', '2']) recorder.record(event(id));
  await vi.advanceTimersByTimeAsync(3000);
  expect(written).toEqual([]);
  database.isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual(['1', '2']);
});

it('says what it could not keep', async () => {
  const { recorder, database, lost } = start();
  database.isAway = true;
  for (let index = 0; index < 5003; index += 1) recorder.record(event(String(index)));
  expect(lost).toEqual([1, 1, 1]);
  await recorder.close();
  expect(lost.at(-1)).toBe(5000);
});
