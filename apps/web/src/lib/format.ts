const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: false });

/** "1.95 MB", two decimals. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

/** "12.3 KB", one decimal. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** "512 Bytes", "12.3 KB", "1.95 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 Byte' : `${bytes} Bytes`;
  return bytes < 1024 * 1024 ? formatKilobytes(bytes) : formatMegabytes(bytes);
}

export function formatDateTime(moment: string): string {
  return dateTime.format(new Date(moment));
}

/** "9:41". */
export function formatTime(moment: number): string {
  return time.format(moment).replace(/^24/u, '0');
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

/** "1 assignment", "3 assignments". */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** "86.4", "90": one decimal at most. */
export function formatScore(score: number): string {
  return String(Math.round(score * 10) / 10);
}
