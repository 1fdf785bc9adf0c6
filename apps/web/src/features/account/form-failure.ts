import { ApiFailure } from '../../api/api-failure.ts';

/** The field that an error code belongs to; "root" is shown above the buttons. */
const fieldOf: Readonly<Record<string, string>> = {
  PASSWORD_WRONG: 'currentPassword',
  PASSWORD_TOO_SHORT: 'newPassword',
  PASSWORD_TOO_LONG: 'newPassword',
  PASSWORD_COMMON: 'newPassword',
  PASSWORD_PERSONAL: 'newPassword',
  EMAIL_INVALID: 'email',
  EMAIL_TAKEN: 'email',
  CODE_WRONG: 'code',
  CODE_NEEDED: 'code',
};

/** The field to show the error at, and its message. */
export function formFailure<F extends string>(
  error: unknown,
  fields: readonly F[],
): { readonly field: F | 'root'; readonly message: string } {
  const message = error instanceof ApiFailure ? error.message : 'That did not work. Please try again.';
  const wanted = error instanceof ApiFailure ? fieldOf[error.code] : undefined;
  return { field: fields.find((field) => field === wanted) ?? 'root', message };
}
