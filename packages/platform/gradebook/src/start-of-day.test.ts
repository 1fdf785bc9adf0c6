import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay } from './start-of-day.ts';

describe('startOfDay', () => {
  it.each([
    ['2026-06-15T12:00:00.500Z', 'UTC', '2026-06-15T00:00:00.000Z'],
    ['2026-06-15T03:00:00Z', 'America/New_York', '2026-06-14T04:00:00.000Z'],
    ['2026-06-15T23:00:00Z', 'Asia/Kathmandu', '2026-06-15T18:15:00.000Z'],
    // The clocks went forward, or back, between midnight and now.
    ['2026-03-08T20:00:00Z', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-11-01T20:00:00Z', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-06-15T12:00:00Z', 'Not/A_Zone', '2026-06-15T00:00:00.000Z'],
    ['2026-06-15T12:00:00Z', '', '2026-06-15T00:00:00.000Z'],
  ])('of %s in %j is %s', (now, timeZone, midnight) => {
    expect(startOfDay(new Date(now), timeZone).toISOString()).toBe(midnight);
  });

  it('is never after now and at most 25 hours before it', () => {
    const zones = ['UTC', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Kiritimati'];
    const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(times, fc.constantFrom(...zones), (now, zone) => {
        const age = now.getTime() - startOfDay(now, zone).getTime();
        expect(age).toBeGreaterThanOrEqual(0);
        expect(age).toBeLessThan(25 * 3_600_000);
      }),
    );
  });
});
