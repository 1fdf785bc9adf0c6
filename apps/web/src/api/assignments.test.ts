import { describe, expect, it } from 'vitest';
import { pollInterval } from './assignments.ts';

describe('pollInterval', () => {
  it('polls every 3 s for two minutes after a start, whatever the state', () => {
    expect(pollInterval({ startedAt: 0, now: 119_999, isAnyProcessing: false })).toBe(3000);
  });

  it('then polls every 15 s while anything is processing', () => {
    expect(pollInterval({ startedAt: 0, now: 120_000, isAnyProcessing: true })).toBe(15_000);
    expect(pollInterval({ startedAt: null, now: 0, isAnyProcessing: true })).toBe(15_000);
  });

  it('stops when nothing is processing', () => {
    expect(pollInterval({ startedAt: 0, now: 120_000, isAnyProcessing: false })).toBe(false);
  });
});
