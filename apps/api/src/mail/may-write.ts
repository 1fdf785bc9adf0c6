import type { GradebookCalls } from '@greenpen/gradebook';
import { attemptKey } from '../identity/attempt-key.ts';

const MOST_FOR_MAILBOX = 5;
const hourSeconds = 60 * 60;

/** Counts a letter to a mailbox: at most five of a kind in an hour, from all requesters together. */
export async function mayWrite(
  inside: Pick<GradebookCalls, 'startAttempt'>,
  kind: 'verify-letter' | 'change-notice',
  email: string,
): Promise<boolean> {
  const limits = [{ key: attemptKey(kind, email), most: MOST_FOR_MAILBOX }];
  return (await inside.startAttempt({ limits, windowSeconds: hourSeconds })) === null;
}
