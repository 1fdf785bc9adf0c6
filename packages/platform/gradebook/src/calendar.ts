const DAY_MS = 86_400_000;

/** The latest midnight at or before `now` in a time zone (IANA name; an unknown one counts as UTC). */
export function startOfDay(now: Date, timeZone: string): Date {
  const format = formatIn(timeZone);
  const local = localTime(format, now.getTime());
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  // The offset at midnight differs if the clocks changed since, so it is calculated again.
  const guess = midnight - (local - now.getTime());
  const offset = localTime(format, guess) - guess;
  return new Date(midnight - offset);
}

/** The local time as if it were UTC, in milliseconds. */
function localTime(format: Intl.DateTimeFormat, time: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((time % 1000) + 1000) % 1000);
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const options = {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
}

const HOUR_MS = 3_600_000;

/** The last days including today, oldest first, each with its local midnight and date ("2026-03-29"). */
export function lastDays(
  now: Date,
  timeZone: string,
  count: number,
): readonly { readonly day: string; readonly start: Date }[] {
  const days: { day: string; start: Date }[] = [];
  let start = startOfDay(now, timeZone);
  while (days.length < count) {
    days.unshift({ day: dateOf(start, timeZone), start });
    // Days have 23 to 25 hours when the clocks change; an hour before midnight is always the previous day.
    start = startOfDay(new Date(start.getTime() - HOUR_MS), timeZone);
  }
  return days;
}

/** Formats noon, which no clock change can move to another date. */
function dateOf(midnight: Date, timeZone: string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const noon = midnight.getTime() + 12 * HOUR_MS;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(noon);
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(noon);
  }
}

/** The last months including the current one, oldest first, in UTC: "2026-11". */
export function lastMonths(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1));
    return month.toISOString().slice(0, 7);
  });
}
