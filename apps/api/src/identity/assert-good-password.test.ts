import { describe, expect, it } from 'vitest';
import { readCommonPasswords } from '../../../../tools/common-passwords/read-common-passwords.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { isCommonPassword } from './common-passwords.ts';

const person = { email: 'robin.vale@psych.example.edu', firstName: 'Robin', lastName: 'Vale' };

const codeFor = (password: string, whose = person): string | null => {
  try {
    assertGoodPassword(password, whose);
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'other';
  }
};

describe('assertGoodPassword', () => {
  // ASVS-6.2.4
  it('refuses every password of the list, in any case', async () => {
    const all = await readCommonPasswords();
    expect(all.length).toBeGreaterThan(15_000);
    expect(all.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
  });

  // ASVS-6.2.4
  it.each(['password', 'Password2026!', 'iloveyou!!', '1qaz2wsx', '11111111', 'aaaaaaaaaaaa', 'qwertyuiop'])(
    'refuses %j as common',
    (password) => {
      expect(codeFor(password)).toBe('PASSWORD_COMMON');
    },
  );

  // ASVS-6.2.4
  it.each([
    'greenpen2026!',
    'GreenPen-2026',
    'robin.vale@psych.example.edu',
    'RobinVale1',
    'vale2026robin',
    'psychexample12',
  ])('refuses %j as personal', (password) => {
    expect(codeFor(password)).toBe('PASSWORD_PERSONAL');
  });

  it.each([
    ['1234567', 'PASSWORD_TOO_SHORT'],
    ['🦉🦉🦉🦉🦉🦉🦊', 'PASSWORD_TOO_SHORT'],
    ['x y'.repeat(43), 'PASSWORD_TOO_LONG'],
  ])('refuses %j for its length', (password, code) => {
    expect(codeFor(password)).toBe(code);
  });

  it.each([
    'a green pen on warm paper',
    'correct horse battery staple',
    'all lower case',
    'robin likes cold lakes',
    'ünï çödé 🦉 '.repeat(10).slice(0, 100),
    '9 häppy🦉',
    'valley of bees',
  ])('takes %j', (password) => {
    expect(codeFor(password)).toBeNull();
  });

  it.each(['kimlee2026!', 'lee12345', 'LeeKim-99', '2026kim!!', 'kimx2026', 'annkim2026'])(
    'refuses %j of who has short names',
    (password) => {
      const whose = { email: 'ann@example.edu', firstName: 'Kim', lastName: 'Lee' };
      expect(codeFor(password, whose)).toBe('PASSWORD_PERSONAL');
    },
  );

  it.each([
    ['Kim12345', 'Ana', 'Kim'],
    ['12345Kim', 'Kim', null],
    ['lilililili', 'Li', 'Wei'],
    ['li-li-li-li', 'Li', null],
    ['Li19990101', 'Wei', 'Li'],
    ['Kim-2026-Kim', 'Kim', 'Novak'],
    ['zoe2026!!', 'Zoë', 'Novak'],
    ['Zoë12345', 'Zoe', 'Novak'],
    ['jose1990!', 'José', 'Núñez'],
    ['nunez1990!', 'José', 'Núñez'],
    ['李明李明1234', '李明', null],
    ['anakim12', 'Ana', 'Kim'],
    ['kimxyz2026!', 'Kim', null],
    ['Ana-abc-123', 'Ana', null],
  ])('refuses %j of %s %s', (password, firstName, lastName) => {
    const whose = { email: 'someone@example.edu', firstName: firstName ?? '', lastName: lastName ?? '' };
    expect(codeFor(password, whose)).toBe('PASSWORD_PERSONAL');
  });

  it.each([
    ['kimberlite 9', 'Kim', null],
    ['swimming pool', 'Kim', null],
    ['olive oil lid', 'Li', null],
    ['zoetrope films', 'Zoë', null],
    ['joseph likes tea', 'José', null],
    ['mikado sticks', 'Kim', null],
    ['anagram puzzle', 'Ana', null],
    ['72914 58036', 'Kim', null],
    ['vine leaf tart', 'Li', null],
  ])('takes %j of %s', (password, firstName, lastName) => {
    const whose = { email: 'someone@example.edu', firstName, lastName: lastName ?? '' };
    expect(codeFor(password, whose)).toBeNull();
  });

  it.each([
    'kimono tree 7',
    'sleeping lions',
    '8li#93!kq7&',
    'all lower case',
    'the kimchi pot',
    'lexi 77 boat',
  ])('takes %j of who has short names', (password) => {
    const whose = { email: 'al.li@uni.example', firstName: 'Li', lastName: 'Kim' };
    expect(codeFor(password, whose)).toBeNull();
  });
});
