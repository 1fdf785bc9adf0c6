/** A failure that the operator can act on; the message is one sentence without secrets. */
export class InstallationError extends Error {}

/** The system error code, such as "ENOSPC", or else the name of the error class. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
