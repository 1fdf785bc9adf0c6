import { describe, expect, it } from 'vitest';
import { createUploadRoom } from './upload-room.ts';

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
