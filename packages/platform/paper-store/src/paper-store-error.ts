/**
 * Why a file could not be stored or read. `full`: no space left. `unavailable`: the folder cannot be read or written.
 * `damaged`: the bytes were altered. `key-wrong`: the data is encrypted with another key.
 */
export type PaperStoreErrorCode =
  | 'not-found'
  | 'damaged'
  | 'too-large'
  | 'full'
  | 'unavailable'
  | 'aborted'
  | 'key-missing'
  | 'key-malformed'
  | 'key-wrong';

/** An expected failure of the store; its message never contains stored data. */
export class PaperStoreError extends Error {
  readonly code: PaperStoreErrorCode;

  constructor(code: PaperStoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaperStoreError';
    this.code = code;
  }
}
