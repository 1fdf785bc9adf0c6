import { startOfDay } from '../start-of-day.ts';

const HOUR_MS = 3_600_000;

/** The last days with today, oldest first: each with its midnight and its date there, "2026-03-29". */
export function lastDays(
  now: Date,
  timeZone: string,
  count: number,
): readonly { readonly day: string; readonly start: Date }[] {
  const days: { day: string; start: Date }[] = [];
  let start = startOfDay(now, timeZone);
  while (days.length < count) {
    days.unshift({ day: dateOf(start, timeZone), start });
    // A day has 23 to 25 hours where clocks change: an hour before a midnight is the day before.
    start = startOfDay(new Date(start.getTime() - HOUR_MS), timeZone);
  }
  return days;
}

/** At noon, so that no change of clocks is near. */
function dateOf(midnight: Date, timeZone: string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const noon = midnight.getTime() + 12 * HOUR_MS;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(noon);
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(noon);
  }
}
