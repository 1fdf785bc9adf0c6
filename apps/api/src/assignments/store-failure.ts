import { AppError, type ErrorCode } from '@greenpen/api-contract';
import { PaperStoreError, type PaperStoreErrorCode } from '@greenpen/paper-store';

const codes: Readonly<Record<PaperStoreErrorCode, ErrorCode>> = {
  'not-found': 'FILE_DAMAGED',
  damaged: 'FILE_DAMAGED',
  'too-large': 'FILE_TOO_LARGE',
  full: 'STORAGE_FULL',
  unavailable: 'STORAGE_UNAVAILABLE',
  aborted: 'STORAGE_UNAVAILABLE',
  'key-wrong': 'FILE_DAMAGED',
  'key-malformed': 'FILE_DAMAGED',
  'key-missing': 'FILE_DAMAGED',
};

/** Translates a store error into an API error; other errors are returned unchanged. */
export function storeFailure(error: unknown): unknown {
  return error instanceof PaperStoreError
    ? new AppError(codes[error.code], error.code, { cause: error })
    : error;
}
