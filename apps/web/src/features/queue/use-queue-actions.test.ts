import { describe, expect, it } from 'vitest';
import { forEachPaper } from './use-queue-actions.ts';

describe('forEachPaper', () => {
  it('continues after a failure and counts both', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { done, failures } = await forEachPaper(ids, async (id) => {
      if (id === 'c') throw new Error('refused');
    });
    expect(done.toSorted()).toEqual(['a', 'b', 'd', 'e', 'f']);
    expect(failures).toHaveLength(1);
  });

  it('respects the concurrency limit', async () => {
    let running = 0;
    let most = 0;
    await forEachPaper(
      Array.from({ length: 9 }, (_, index) => String(index)),
      async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
      },
      3,
    );
    expect(most).toBe(3);
  });
});
