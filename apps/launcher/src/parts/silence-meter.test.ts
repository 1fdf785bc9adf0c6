import { expect, it } from 'vitest';
import { SilenceMeter } from './running-part.ts';

const hour = 3_600_000;

function silenceAfter(ticks: readonly number[]): number {
  const meter = new SilenceMeter(0);
  for (const at of ticks) meter.tick(at);
  return meter.silentMs;
}

it('adds up the time between ticks', () => {
  expect(silenceAfter([1000, 2000, 3000])).toBe(3000);
});

it('starts again when something was heard', () => {
  const meter = new SilenceMeter(0);
  meter.tick(1000);
  meter.heard();
  meter.tick(2500);
  expect(meter.silentMs).toBe(1500);
});

it('counts a night of sleep as one short gap', () => {
  expect(silenceAfter([1000, 1000 + 8 * hour, 2000 + 8 * hour])).toBe(4000);
});

it('is patient while the launcher itself gets little time to run', () => {
  expect(silenceAfter([6000, 12_000, 18_000])).toBe(6000);
});
