import { PaperStoreError, type PaperStoreErrorCode } from './paper-store-error.ts';

type Doing = 'reading' | 'writing';

const codes: Readonly<Record<Doing, Readonly<Record<string, PaperStoreErrorCode>>>> = {
  reading: { ENOENT: 'not-found', EIO: 'damaged' },
  writing: { ENOSPC: 'full', EDQUOT: 'full' },
};

/** Translates a file system error; other errors are returned unchanged. */
export function toStoreError(error: unknown, doing: Doing): unknown {
  const errno = errnoOf(error);
  if (errno === null) return error;
  return new PaperStoreError(codes[doing][errno] ?? 'unavailable', `${doing} failed with ${errno}`, {
    cause: error,
  });
}

/** The system error code, such as "ENOSPC"; null for other errors. */
export function errnoOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
