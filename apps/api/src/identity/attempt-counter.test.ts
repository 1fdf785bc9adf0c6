import { describe, expect, it } from 'vitest';
import { createAttemptCounter } from './attempt-counter.ts';

describe('createAttemptCounter', () => {
  it('lets so many through, says how long to wait, and begins anew afterwards', () => {
    const counter = createAttemptCounter({ max: 2, windowMs: 60_000 });
    counter.count('a', 0);
    expect(counter.secondsToWait('a', 1000)).toBeNull();
    counter.count('a', 1000);
    expect(counter.secondsToWait('a', 15_500)).toBe(45);
    expect(counter.secondsToWait('b', 15_500)).toBeNull();
    expect(counter.secondsToWait('a', 60_000)).toBeNull();
    counter.count('a', 60_000);
    expect(counter.secondsToWait('a', 60_001)).toBeNull();
  });

  it('forgets the oldest where there are too many', () => {
    const counter = createAttemptCounter({ max: 1, windowMs: 60_000 });
    for (let index = 0; index <= 50_000; index += 1) counter.count(`key ${index}`, 0);
    expect(counter.secondsToWait('key 0', 1)).toBeNull();
    expect(counter.secondsToWait('key 1', 1)).toBe(60);
  });
});
