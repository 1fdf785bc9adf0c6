import { PaperStoreError, type PaperStoreErrorCode } from './paper-store-error.ts';

type Doing = 'reading' | 'writing';

const codes: Readonly<Record<Doing, Readonly<Record<string, PaperStoreErrorCode>>>> = {
  reading: { ENOENT: 'not-found', EIO: 'damaged' },
  writing: { ENOSPC: 'full', EDQUOT: 'full' },
};

/** Translates a failed file operation; an error that is not the file system's is returned unchanged. */
export function toStoreError(error: unknown, doing: Doing): unknown {
  const errno = errnoOf(error);
  if (errno === null) return error;
  return new PaperStoreError(codes[doing][errno] ?? 'unavailable', `${doing} failed with ${errno}`, {
    cause: error,
  });
}

/** The system's name of a failure, such as "ENOSPC"; null for anything else. */
export function errnoOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
