import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { engineVersion } from './engine-version.ts';
import { createReviewPool, type ReviewPool, type ReviewPoolOptions } from './review-pool.ts';

const threadFile = new URL('./testing/poison-thread.ts', import.meta.url);
const pools: ReviewPool[] = [];

function poisonPool(options: ReviewPoolOptions = {}): ReviewPool {
  const pool = createReviewPool({ threads: 1, threadFile, ...options });
  pools.push(pool);
  return pool;
}

const text = (words: string) => ({ source: { text: words } });
const answer = (words: string) => ({ status: 'refused', refusal: { code: 'no-text', message: words } });

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

// Threads start slowly on a busy machine.
describe('createReviewPool', { timeout: 60_000 }, () => {
  // ASVS-1.2.9, ASVS-5.2.3, LLM10
  it('refuses a paper that never finishes and continues with the next', async () => {
    const pool = poisonPool({ timeLimitMs: 300 });
    const [poison, next] = await Promise.all([pool.review(text('loop')), pool.review(text('hello'))]);
    expect(poison).toMatchObject({ status: 'refused', refusal: { code: 'took-too-long' } });
    expect(next).toEqual(answer('hello'));
  });

  // ASVS-1.2.9
  it('limits a paper by wall-clock time, even without processor time', async () => {
    const pool = poisonPool({ timeLimitMs: 3000 });
    await pool.review(text('hello'));
    const began = performance.now();
    expect(await pool.review(text('wait'))).toMatchObject({ refusal: { code: 'took-too-long' } });
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('preloads a thread, so a paper starts at once, and survives one that cannot be loaded', async () => {
    const pool = poisonPool();
    await pool.warm();
    expect(await pool.review(text('hello'))).toEqual(answer('hello'));
    const broken = poisonPool({ threadFile: new URL('./testing/broken-thread.ts', import.meta.url) });
    await broken.warm();
    await expect(broken.review(text('hello'))).rejects.toMatchObject({ code: 'REVIEW_ENGINE_FAILED' });
  });

  it('has one thread practise for several requests, and one paper wait for it', async () => {
    const pool = poisonPool();
    await Promise.all([pool.warm('practised'), pool.warm('practised'), pool.warm()]);
    expect(await pool.review(text('times ready'))).toEqual(answer('1'));
    await pool.warm('practised');
    expect(await pool.review(text('times ready'))).toEqual(answer('2'));
  });

  // ASVS-5.2.3, LLM10
  it('refuses a paper that exhausts the memory and continues with the next', async () => {
    const pool = poisonPool({ memoryLimitMb: 40, timeLimitMs: 30_000 });
    expect(await pool.review(text('allocate'))).toMatchObject({
      status: 'refused',
      refusal: { code: 'too-complex' },
    });
    expect(await pool.review(text('hello'))).toEqual(answer('hello'));
  });

  it('reports an engine failure without the text of the paper', async () => {
    const pool = poisonPool();
    const failure = await pool.review(text('throw')).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'REVIEW_ENGINE_FAILED' });
    expect(String(failure)).not.toContain('student');
    expect(await pool.review(text('hello'))).toEqual(answer('hello'));
  });

  it('survives a thread that ends by itself', async () => {
    const pool = poisonPool();
    await expect(pool.review(text('exit'))).rejects.toMatchObject({ code: 'REVIEW_ENGINE_FAILED' });
    expect(await pool.review(text('hello'))).toEqual(answer('hello'));
  });

  it('says that the engine failed when a thread cannot even start', async () => {
    const pool = poisonPool({ threadFile: new URL('./testing/broken-thread.ts', import.meta.url) });
    await expect(pool.review(text('hello'))).rejects.toMatchObject({ code: 'REVIEW_ENGINE_FAILED' });
  });

  it('gives up when the caller does', async () => {
    const pool = poisonPool();
    const giveUp = new AbortController();
    const running = pool.review(text('loop'), { signal: giveUp.signal });
    const waiting = pool.review(text('hello'), { signal: giveUp.signal });
    giveUp.abort();
    await expect(running).rejects.toThrow('aborted');
    await expect(waiting).rejects.toThrow('aborted');
    expect(await pool.review(text('hello'))).toEqual(answer('hello'));
  });

  it('moves bytes into the thread, and leaves the rest of a shared buffer alone', async () => {
    const pool = poisonPool();
    const own = new TextEncoder().encode('own').slice();
    expect(await pool.review({ source: { bytes: own, fileName: 'a.txt' } })).toEqual(answer('own'));
    expect(own.byteLength).toBe(0);
    const shared = new TextEncoder().encode('before inside after').slice();
    const slice = shared.subarray(7, 13);
    expect(await pool.review({ source: { bytes: slice, fileName: 'a.txt' } })).toEqual(answer('inside'));
    expect(shared.byteLength).toBe(19);
    const read = readFileSync(threadFile);
    expect(await pool.review({ source: { bytes: read, fileName: 'a.txt' } })).toMatchObject({
      status: 'refused',
    });
  });

  it('reviews a paper in a thread that has practised', async () => {
    const pool = createReviewPool({ threads: 1, timeLimitMs: 60_000 });
    pools.push(pool);
    await pool.warm('practised');
    const outcome = await pool.review(text('The students was late, and they recieve lower grades.'));
    expect(outcome).toMatchObject({ status: 'reviewed', review: { engine: engineVersion } });
  });
});
