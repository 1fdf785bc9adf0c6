import { AppError, type ErrorCode } from '@greenpen/api-contract';
import type { Repositories } from '@greenpen/gradebook';
import { createHash } from 'node:crypto';

type AttemptKind =
  | 'sign-in'
  | 'sign-in-slowly'
  | 'sign-in-notice'
  | 'known-device'
  | 'current-password'
  | 'second-step'
  | 'second-step-device'
  | 'wrong-code'
  | 'wrong-code-notice'
  | 'address-change'
  | 'reset-letter'
  | 'verify-letter'
  | 'change-notice'
  | 'logout-token';

export type AttemptLimit = { readonly key: string; readonly most: number };

/** An attempt refused because of earlier attempts. */
export class TooManyAttempts extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, code: ErrorCode = 'RATE_LIMITED') {
    super(code);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The key under which attempts are counted: a hash that does not reveal the person. */
export function attemptKey(kind: AttemptKind, ...of: string[]): string {
  return createHash('sha256')
    .update([kind, ...of].join('\0'))
    .digest('hex');
}

/** Counts an attempt before it is processed. Throws RATE_LIMITED if there were too many. */
export async function countAttempt(
  { attempts }: Pick<Repositories, 'attempts'>,
  counted: { readonly limits: readonly AttemptLimit[]; readonly windowSeconds: number },
): Promise<void> {
  const secondsLeft = await attempts.start(counted);
  if (secondsLeft !== null) throw new TooManyAttempts(secondsLeft);
}
