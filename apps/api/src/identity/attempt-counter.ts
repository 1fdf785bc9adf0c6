export type AttemptCounter = {
  /** Seconds to wait before the next attempt, or null when one may be made now. */
  readonly secondsToWait: (key: string, now: number) => number | null;
  readonly count: (key: string, now: number) => void;
};

type Window = { readonly endsAt: number; count: number };

/** More keys than this and the oldest are forgotten, so that memory has an end. */
const MOST_KEYS = 50_000;

/** Counts in windows that begin with the first attempt. Each process counts for itself. */
export function createAttemptCounter({
  max,
  windowMs,
}: {
  readonly max: number;
  readonly windowMs: number;
}): AttemptCounter {
  const windows = new Map<string, Window>();
  const openWindow = (key: string, now: number) => {
    const window = windows.get(key);
    return window === undefined || window.endsAt <= now ? undefined : window;
  };
  return {
    secondsToWait: (key, now) => {
      const window = openWindow(key, now);
      return window === undefined || window.count < max ? null : Math.ceil((window.endsAt - now) / 1000);
    },
    count: (key, now) => {
      const window = openWindow(key, now);
      if (window !== undefined) {
        window.count += 1;
        return;
      }
      windows.delete(key);
      windows.set(key, { endsAt: now + windowMs, count: 1 });
      const [oldest] = windows.keys();
      if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest);
    },
  };
}
