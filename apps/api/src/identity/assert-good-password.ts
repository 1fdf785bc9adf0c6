import { AppError } from '@greenpen/api-contract';
import { productName } from '../product-name.ts';
import { isCommonPassword } from './common-passwords.ts';

const SHORTEST = 8;
const LONGEST = 128;
/** What of a name is read: composing its characters takes the square of their number. */
const LONGEST_READ = 1000;
/** Fewer letters than this beside a name are little. */
const LITTLE = 4;
/** Names that are shorter stand in many a good password by chance, and count only where they are most of its letters. */
const LONG_NAME = 3;
const SHORTEST_NAME = 2;

type Person = {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** Throws what is wrong with a new password. Any character counts, and nothing is asked of their kind. */
export function assertGoodPassword(password: string, person: Person): void {
  const { length } = Array.from(password);
  if (length < SHORTEST) throw new AppError('PASSWORD_TOO_SHORT');
  if (length > LONGEST) throw new AppError('PASSWORD_TOO_LONG');
  const plain = plainOf(password);
  // "password2026!" is "password" to whoever guesses.
  const stem = plain.replace(/[^\p{L}]{1,6}$/u, '');
  if (isCommonPassword(plain) || isCommonPassword(stem) || isOneCharacter(plain)) {
    throw new AppError('PASSWORD_COMMON');
  }
  if (isPersonal(withoutMarks(plain), person)) throw new AppError('PASSWORD_PERSONAL');
}

function isOneCharacter(plain: string): boolean {
  return new Set(plain).size === 1;
}

/** Whether little is left without the names that go with the person and the site; years and signs are little. */
function isPersonal(plain: string, { email, firstName, lastName }: Person): boolean {
  const address = withoutMarks(plainOf(email));
  const [mailbox = '', domain = ''] = address.split('@');
  const names = withoutMarks(plainOf(`${firstName ?? ''} ${lastName ?? ''}`));
  const known = [
    productName.toLowerCase(),
    address,
    mailbox,
    ...mailbox.split(/[^\p{L}]+/u),
    ...domain.split('.'),
    ...names.split(/[^\p{L}]+/u),
  ];
  const besideLong = without(plain, known, LONG_NAME);
  if (besideLong !== plain && countLetters(besideLong) < LITTLE) return true;
  const besideAll = countLetters(without(plain, known, SHORTEST_NAME));
  return besideAll < LITTLE && countLetters(plain) - besideAll > besideAll;
}

function plainOf(text: string): string {
  return text.slice(0, LONGEST_READ).normalize('NFKC').toLowerCase();
}

/** "Zoë" is "zoe" to anybody who guesses. */
function withoutMarks(plain: string): string {
  return plain
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .normalize('NFC');
}

/** The longest first, so that a short name does not break up a longer one. */
function without(plain: string, names: readonly string[], shortest: number): string {
  return names
    .filter((name) => Array.from(name).length >= shortest)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ' '), plain);
}

function countLetters(text: string): number {
  return Array.from(text.replaceAll(/[^\p{L}]/gu, '')).length;
}
