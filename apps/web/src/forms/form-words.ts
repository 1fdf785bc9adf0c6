import type { z } from 'zod';
import { formatNumber } from '../components/format.ts';

/** The message under a field if the shared schema defines none. */
export function wordIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_small') {
    return issue.origin === 'string' ? 'This field is required.' : `At least ${String(issue.minimum)}.`;
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'string'
      ? `At most ${formatNumber(Number(issue.maximum))} characters.`
      : `At most ${String(issue.maximum)}.`;
  }
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'Enter a number.';
  return issue.code === 'custom' ? 'This is not valid.' : 'This field is required.';
}

/** Second argument of `zodResolver`. */
export const inOurWords = { error: wordIssue };
