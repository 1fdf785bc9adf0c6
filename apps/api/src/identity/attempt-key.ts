import { createHash } from 'node:crypto';

/** Under what attempts are counted: whose they are is not to be read from it. */
export function attemptKey(
  kind:
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
    | 'logout-token',
  ...of: string[]
): string {
  return createHash('sha256')
    .update([kind, ...of].join('\0'))
    .digest('hex');
}
