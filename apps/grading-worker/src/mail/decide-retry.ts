const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3600;
/** Some two days with the pauses above. */
const MOST_ATTEMPTS = 55;

export type Retry = {
  /** Of the mail server or the network: "550", "ECONNREFUSED". */
  readonly code: string;
  /** Until the next attempt; null for none. */
  readonly seconds: number | null;
};

/** What follows a failed attempt: the mail server's final no ends it, everything else is tried again, ever more slowly. */
export function decideRetry(error: unknown, attempts: number): Retry {
  const answer = numberIn(error, 'responseCode');
  const code = answer === null ? nameIn(error) : String(answer);
  // A refused sign-in to the mail server (535) is the operator's to put right, and the message waits for it.
  const isFinal = answer !== null && answer >= 550 && answer < 560;
  if (isFinal || attempts >= MOST_ATTEMPTS) return { code, seconds: null };
  const pause = FIRST_PAUSE_SECONDS * 3 ** Math.min(attempts - 1, 10);
  return { code, seconds: Math.min(pause, LONGEST_PAUSE_SECONDS) };
}

function numberIn(error: unknown, name: string): number | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : null;
  return typeof value === 'number' ? value : null;
}

/** Never the message: it may hold the address. */
function nameIn(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
