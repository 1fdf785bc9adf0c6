import type { FieldError } from 'react-hook-form';

/** The message under a field; the message about the whole form is in the toast. */
export function fieldNote(error: FieldError | undefined): string | undefined {
  return error?.type === 'custom' ? 'This field is required.' : error?.message;
}
