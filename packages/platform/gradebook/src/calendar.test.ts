import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDays, lastMonths, startOfDay } from './calendar.ts';

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

describe('lastDays', () => {
  it('ends with today, and knows the day on which clocks change', () => {
    const days = lastDays(new Date('2026-03-30T09:00:00Z'), 'Europe/Berlin', 3);
    expect(days.map(({ day, start }) => [day, start.toISOString()])).toEqual([
      ['2026-03-28', '2026-03-27T23:00:00.000Z'],
      ['2026-03-29', '2026-03-28T23:00:00.000Z'],
      ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ]);
  });

  it.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'Nowhere/At_All'])(
    'leaves out no day and has none twice in %s',
    (timeZone) => {
      const days = lastDays(new Date('2026-11-20T23:30:00Z'), timeZone, 300).map(({ day }) => day);
      for (const [index, day] of days.slice(1).entries()) {
        const before = Date.parse(`${days[index]}T00:00:00Z`);
        expect(Date.parse(`${day}T00:00:00Z`) - before).toBe(86_400_000);
      }
    },
  );
});

describe('lastMonths', () => {
  it('counts back over a new year, also from the last day of a long month', () => {
    expect(lastMonths(new Date('2026-03-31T23:59:59Z'), 5)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
  });
});
