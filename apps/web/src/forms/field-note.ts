import type { FieldError } from 'react-hook-form';

/** What stands under a field; the sentence about the whole form is in the toast. */
export function fieldNote(error: FieldError | undefined): string | undefined {
  return error?.type === 'custom' ? 'This is needed.' : error?.message;
}
