import { AppError } from '@greenpen/api-contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { productName } from './product-name.ts';

const SHORTEST = 8;
const LONGEST = 128;
/** Names are cut to this length, because Unicode composition takes quadratic time. */
const LONGEST_READ = 1000;
/** A password with fewer letters than this outside a name is too similar to it. */
const FEWEST_OTHER_LETTERS = 4;
/** Shorter names occur in many good passwords by chance and count only if they are most of the letters. */
const LONG_NAME = 3;
const SHORTEST_NAME = 2;

type Person = {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** Throws if a new password breaks a rule. All characters are allowed, and no kinds of characters are required. */
export function assertGoodPassword(password: string, person: Person): void {
  const { length } = Array.from(password);
  if (length < SHORTEST) throw new AppError('PASSWORD_TOO_SHORT');
  if (length > LONGEST) throw new AppError('PASSWORD_TOO_LONG');
  const plain = plainOf(password);
  // Attackers also try suffixes: "password2026!".
  const stem = plain.replace(/[^\p{L}]{1,6}$/u, '');
  if (isCommonPassword(plain) || isCommonPassword(stem) || isOneCharacter(plain)) {
    throw new AppError('PASSWORD_COMMON');
  }
  if (isPersonal(withoutMarks(plain), person)) throw new AppError('PASSWORD_PERSONAL');
}

function isOneCharacter(plain: string): boolean {
  return new Set(plain).size === 1;
}

/** Whether few letters remain after removing the names of the person and the site; digits and symbols do not count. */
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
  if (besideLong !== plain && countLetters(besideLong) < FEWEST_OTHER_LETTERS) return true;
  const besideAll = countLetters(without(plain, known, SHORTEST_NAME));
  return besideAll < FEWEST_OTHER_LETTERS && countLetters(plain) - besideAll > besideAll;
}

function plainOf(text: string): string {
  return text.slice(0, LONGEST_READ).normalize('NFKC').toLowerCase();
}

/** Removes diacritics, because attackers who try "zoe" also try "zoë". */
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

/** Short hashes keep the file small; a good password collides with a common one once in sixty million. */
export const HASH_BYTES = 5;

/** Sorted hashes; made by tools/common-passwords from the list of zxcvbn-ts (MIT). */
const hashes = readFileSync(new URL('common-passwords.bin', import.meta.url));

export function hashForList(password: string): Buffer {
  return createHash('sha256').update(password.toLowerCase()).digest().subarray(0, HASH_BYTES);
}

/** Whether a password is on the list of common passwords, ignoring case. */
export function isCommonPassword(password: string): boolean {
  const wanted = hashForList(password);
  let [low, high] = [0, hashes.length / HASH_BYTES];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const order = wanted.compare(hashes, middle * HASH_BYTES, (middle + 1) * HASH_BYTES);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}
