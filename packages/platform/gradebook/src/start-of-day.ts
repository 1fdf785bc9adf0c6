const DAY_MS = 86_400_000;

/** The latest midnight in a time zone (IANA name; UTC when unknown) that is not after `now`. */
export function startOfDay(now: Date, timeZone: string): Date {
  const format = formatIn(timeZone);
  const local = localTime(format, now.getTime());
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  // The offset at midnight differs from now's where the clocks changed in between: a second look settles it.
  const guess = midnight - (local - now.getTime());
  const offset = localTime(format, guess) - guess;
  return new Date(midnight - offset);
}

/** What a clock in that zone shows, as if it were UTC, in milliseconds. */
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
