import { describe, expect, it } from 'vitest';
import { createUploadRoom, createUploadTurns } from './upload-limits.ts';
import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';

const { signal } = new AbortController();
const nextTick = () => new Promise(setImmediate);

/** An account that may store 100 bytes. */
function openAccount() {
  const room = createUploadRoom();
  let stored = 0;
  return {
    record: (bytes: number) => (stored += bytes),
    reserve: (most: number, given = signal) =>
      room.reserve({ account: 'a', most, readFree: async () => 100 - stored, signal: given }),
  };
}

// ASVS-5.2.4
describe('the room of uploads under way', () => {
  it('is taken by each upload, at most what is left', async () => {
    const { reserve } = openAccount();
    expect((await reserve(40)).bytes).toBe(40);
    expect((await reserve(60)).bytes).toBe(60);
  });

  it('is waited for while others may need it, and counts what they stored', async () => {
    const { reserve, record } = openAccount();
    const first = await reserve(80);
    let second: number | null = null;
    const waiting = reserve(50).then(({ bytes }) => (second = bytes));
    await nextTick();
    expect(second).toBeNull();
    record(70);
    first[Symbol.dispose]();
    expect(await waiting).toBe(30);
  });

  it('goes completely to a single upload of unknown size', async () => {
    expect((await openAccount().reserve(Infinity)).bytes).toBe(100);
  });

  it('is waited for until the signal aborts', async () => {
    const { reserve } = openAccount();
    await reserve(80);
    await expect(reserve(50, AbortSignal.timeout(5))).rejects.toThrow('aborted');
  });
});

function replyOf() {
  const headers: Record<string, unknown> = {};
  const raw = new EventEmitter();
  const fake = { raw, headers, header: (name: string, value: unknown) => (headers[name] = value) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is asked for
  return { raw, headers, reply: fake as unknown as FastifyReply };
}

const busy = { code: 'UPLOADS_BUSY' };

describe('uploads', () => {
  // ASVS-2.4.1
  it('are received three at a time for an account, while others have theirs', async () => {
    const turns = createUploadTurns(1);
    const held = await Promise.all([1, 2, 3].map(() => turns.take('ana', replyOf().reply)));
    const { reply, headers } = replyOf();
    await expect(turns.take('ana', reply)).rejects.toMatchObject(busy);
    expect(headers['retry-after']).toBe(5);
    await turns.take('kim', reply);
    held[0]?.[Symbol.dispose]();
    await expect(turns.take('ana', reply)).resolves.toBeDefined();
  });

  // ASVS-2.4.1
  it('are received sixteen at a time in all', async () => {
    const turns = createUploadTurns(1);
    for (let account = 0; account < 16; account += 1) await turns.take(`${account}`, replyOf().reply);
    await expect(turns.take('late', replyOf().reply)).rejects.toMatchObject(busy);
  });

  it('wait a while for their turn', async () => {
    const turns = createUploadTurns(60_000);
    const held = await Promise.all([1, 2, 3].map(() => turns.take('ana', replyOf().reply)));
    const waiting = turns.take('ana', replyOf().reply);
    held[1]?.[Symbol.dispose]();
    await expect(waiting).resolves.toBeDefined();
  });

  it('leave the line when their sender goes away', async () => {
    const turns = createUploadTurns(60_000);
    await Promise.all([1, 2, 3].map(() => turns.take('ana', replyOf().reply)));
    const { reply, raw } = replyOf();
    const waiting = turns.take('ana', reply);
    raw.emit('close');
    await expect(waiting).rejects.toMatchObject(busy);
  });

  it('are refused at once if fifty of the account already wait', async () => {
    const turns = createUploadTurns(60_000);
    const earlier = Array.from({ length: 53 }, replyOf);
    const taken = earlier.map(({ reply }) => turns.take('ana', reply));
    await expect(turns.take('ana', replyOf().reply)).rejects.toMatchObject(busy);
    for (const { raw } of earlier) raw.emit('close');
    await Promise.allSettled(taken);
  });
});
