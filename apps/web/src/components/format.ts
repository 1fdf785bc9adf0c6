/** Words are English; dates and numbers follow the browser's locale. */
const locale: string | undefined = globalThis.document === undefined ? 'en-US' : undefined;

const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
const shortDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const whole = new Intl.NumberFormat(locale);
const short = new Intl.NumberFormat(locale, { notation: 'compact' });
const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const fixed = {
  1: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  2: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/** "86.0": a fixed number of decimals, so that numbers in a column align. */
export function formatFixed(value: number, digits: keyof typeof fixed): string {
  return fixed[digits].format(value);
}

/** "1.95 MB", two decimals. */
export function formatMegabytes(bytes: number): string {
  return `${formatFixed(bytes / 1024 / 1024, 2)} MB`;
}

/** "12.3 KB", one decimal. */
export function formatKilobytes(bytes: number): string {
  return `${formatFixed(bytes / 1024, 1)} KB`;
}

/** "512 Bytes", "12.3 KB", "1.95 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 Byte' : `${bytes} Bytes`;
  return bytes < 1024 * 1024 ? formatKilobytes(bytes) : formatMegabytes(bytes);
}

const gibibyte = 1024 ** 3;

/** "312 GB", "1.5 GB", "820.0 KB". */
export function formatSpace(bytes: number): string {
  if (bytes < gibibyte) return formatSize(bytes);
  const gigabytes = bytes / gibibyte;
  return `${gigabytes < 10 ? formatFixed(gigabytes, 1) : formatNumber(Math.round(gigabytes))} GB`;
}

/** "Sep 1", of a day that has no time: "2026-09-01" in UTC. */
export function formatDay(day: Date): string {
  return shortDay.format(day);
}

export function formatDateTime(moment: string): string {
  return dateTime.format(new Date(moment));
}

/** "9:41 AM", in the browser's locale. */
export function formatTime(moment: number): string {
  return time.format(moment);
}

const steps = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "less than a minute ago", "3 hours ago". */
export function formatAgo(moment: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  for (const [unit, size] of steps) {
    const count = Math.floor(seconds / size);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'less than a minute ago';
}

/** "5,000", in the browser's locale. */
export function formatNumber(count: number): string {
  return whole.format(count);
}

/** "980", "1.4K": at most four characters. */
export function formatShort(count: number): string {
  return short.format(count);
}

/** "1 assignment", "3 assignments". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** "86.4", "90": one decimal at most. */
export function formatScore(score: number): string {
  return oneDecimal.format(score);
}

/** "Nov 20, 2026". */
/** "+8.4", "−8.4", "0". */
export function formatSigned(points: number): string {
  const size = formatScore(Math.abs(points));
  if (size === formatScore(0)) return size;
  return points > 0 ? `+${size}` : `−${size}`;
}

export function formatDate(moment: string): string {
  return date.format(new Date(moment));
}
