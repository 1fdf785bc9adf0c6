import { GradingError } from '@greenpen/grading';

const SHORTEST = 8;
const LONGEST = 128;

/** Throws what is wrong with a new password. Any character counts, and nothing is asked of their kind. */
export function assertGoodPassword(
  password: string,
  _person: { readonly email: string; readonly firstName: string | null; readonly lastName: string | null },
): void {
  const { length } = Array.from(password);
  if (length < SHORTEST) throw new GradingError('PASSWORD_TOO_SHORT');
  if (length > LONGEST) throw new GradingError('PASSWORD_TOO_LONG');
}
