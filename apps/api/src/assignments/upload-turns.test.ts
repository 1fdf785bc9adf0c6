import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createUploadTurns } from './upload-turns.ts';

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
