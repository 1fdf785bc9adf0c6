/** Something that the person at the terminal can act on; the message is one sentence and holds no secret. */
export class InstallationError extends Error {}

/** The system's name of a failure, such as "ENOSPC"; the kind of error where there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
