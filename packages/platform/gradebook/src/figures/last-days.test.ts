import { describe, expect, it } from 'vitest';
import { lastDays } from './last-days.ts';

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
