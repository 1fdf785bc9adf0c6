import { describe, expect, it } from 'vitest';
import { nextProgress, noBatch } from './batch-progress.ts';

const progressOf = (counts: readonly number[]) => counts.reduce(nextProgress, noBatch);

describe('nextProgress', () => {
  it('starts with the papers in progress and counts down', () => {
    expect(progressOf([8])).toEqual({ total: 8, left: 8 });
    expect(progressOf([8, 5, 5, 2])).toEqual({ total: 8, left: 2 });
  });

  it('grows when papers are added', () => {
    expect(progressOf([8, 6, 9])).toEqual({ total: 11, left: 9 });
  });

  it('resets when no papers are left', () => {
    expect(progressOf([8, 3, 0])).toEqual(noBatch);
    expect(progressOf([8, 3, 0, 4])).toEqual({ total: 4, left: 4 });
  });
});
