import { GradingError } from '@greenpen/grading';
import { productName } from '../product-name.ts';
import { isCommonPassword } from './common-passwords.ts';

const SHORTEST = 8;
const LONGEST = 128;
/** A part of a name or an address that is shorter may stand in any password. */
const SHORTEST_WORD = 4;

type Person = {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** Throws what is wrong with a new password. Any character counts, and nothing is asked of their kind. */
export function assertGoodPassword(password: string, person: Person): void {
  const { length } = Array.from(password);
  if (length < SHORTEST) throw new GradingError('PASSWORD_TOO_SHORT');
  if (length > LONGEST) throw new GradingError('PASSWORD_TOO_LONG');
  const plain = password.normalize('NFKC').toLowerCase();
  // "password2026!" is "password" to whoever guesses.
  const stem = plain.replace(/[^\p{L}]{1,6}$/u, '');
  if (isCommonPassword(plain) || isCommonPassword(stem) || isOneCharacter(plain)) {
    throw new GradingError('PASSWORD_COMMON');
  }
  if (isPersonal(plain, person)) throw new GradingError('PASSWORD_PERSONAL');
}

function isOneCharacter(plain: string): boolean {
  return new Set(plain).size === 1;
}

/** Whether little is left without the names that go with the person and the site; years and signs are little. */
function isPersonal(plain: string, { email, firstName, lastName }: Person): boolean {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@');
  const names = `${firstName ?? ''} ${lastName ?? ''}`.toLowerCase();
  const words = [
    email,
    mailbox,
    ...mailbox.split(/[^\p{L}]+/u),
    ...domain.split('.'),
    ...names.split(/\s+/u),
  ];
  const known = [productName.toLowerCase(), ...words]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  const without = known.reduce((left, word) => left.replaceAll(word, ''), plain);
  return without !== plain && without.replaceAll(/[^\p{L}]/gu, '').length < SHORTEST_WORD;
}
