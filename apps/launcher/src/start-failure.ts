/**
 * A reason not to start that the operator can act on: printed as one sentence without a stack trace. The message is
 * empty if the sentence was already printed.
 */
export class StartFailure extends Error {}

/** The error's system code ("EADDRINUSE"), where it has one. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
