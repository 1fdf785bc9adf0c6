/**
 * A reason not to start that the person at the terminal can act on: printed as one sentence, without a stack. The message
 * is empty where the sentence has been printed already.
 */
export class StartFailure extends Error {}

/** The error's system code ("EADDRINUSE"), where it has one. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
