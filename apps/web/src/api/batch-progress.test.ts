import { describe, expect, it } from 'vitest';
import { nextProgress, noBatch } from './batch-progress.ts';

const progressOf = (counts: readonly number[]) => counts.reduce(nextProgress, noBatch);

describe('nextProgress', () => {
  it('begins with what is found under way and counts down', () => {
    expect(progressOf([8])).toEqual({ total: 8, left: 8 });
    expect(progressOf([8, 5, 5, 2])).toEqual({ total: 8, left: 2 });
  });

  it('grows by papers that join', () => {
    expect(progressOf([8, 6, 9])).toEqual({ total: 11, left: 9 });
  });

  it('is over when nothing is left, and begins anew', () => {
    expect(progressOf([8, 3, 0])).toEqual(noBatch);
    expect(progressOf([8, 3, 0, 4])).toEqual({ total: 4, left: 4 });
  });
});
