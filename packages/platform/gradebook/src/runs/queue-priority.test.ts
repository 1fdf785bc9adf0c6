import { describe, expect, it } from 'vitest';
import { queuePriority } from './grading-queue.ts';

describe('queuePriority', () => {
  it('puts a single paper before any batch', () => {
    expect(queuePriority(500, 1)).toBeGreaterThan(queuePriority(0, 2));
  });

  it('steps down within a batch, and never below zero', () => {
    expect([0, 3, 4, 399, 400, 5000].map((place) => queuePriority(place, 5000))).toEqual([
      100, 100, 99, 1, 0, 0,
    ]);
  });
});
