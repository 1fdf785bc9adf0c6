import { z } from 'zod';
import { readCsv } from './read-csv.ts';

export type ClassList = {
  readonly students: readonly { readonly name: string; readonly email: string | null }[];
  readonly refused: readonly { readonly row: number; readonly message: string }[];
};

/** Which cell holds what; -1 for none. */
type Columns = Readonly<Record<'name' | 'first' | 'last' | 'email', number>>;

const headers = {
  email: /^(?:e-?mail(?:[ -]?address)?|sis login id|mail)$/iu,
  first: /^(?:first|given)(?:[ -]?name)?$/iu,
  last: /^(?:(?:last|family)(?:[ -]?name)?|surname)$/iu,
  name: /^(?:(?:student|full|display)?[ -]?name|student)$/iu,
} as const;

const longestName = 200;

/** Reads what learning management systems export: a header row with names in one column or two, or none. */
export function parseClassList(csv: string): ClassList {
  const rows = readCsv(csv);
  const header = columnsOf(rows[0] ?? []);
  const students: { name: string; email: string | null }[] = [];
  const refused: { row: number; message: string }[] = [];
  for (const [index, row] of rows.entries()) {
    if ((index === 0 && header !== null) || row.every((cell) => cell === '')) continue;
    const student = studentOf(row, header ?? guessColumns(row));
    if (student === null)
      refused.push({ row: index + 1, message: 'There is no name and no e-mail address.' });
    else students.push(student);
  }
  return { students, refused };
}

function columnsOf(row: readonly string[]): Columns | null {
  const find = (pattern: RegExp): number => row.findIndex((cell) => pattern.test(cell));
  const columns = {
    name: find(headers.name),
    first: find(headers.first),
    last: find(headers.last),
    email: find(headers.email),
  };
  return Object.values(columns).every((place) => place === -1) ? null : columns;
}

/** Without a header the address is what looks like one, and the name is the first other cell. */
function guessColumns(row: readonly string[]): Columns {
  const email = row.findIndex((cell) => isAddress(cell));
  const name = row.findIndex((cell, index) => index !== email && /\p{L}/u.test(cell));
  return { name, first: -1, last: -1, email };
}

function studentOf(row: readonly string[], columns: Columns): ClassList['students'][number] | null {
  const at = (place: number): string => row[place] ?? '';
  const address = at(columns.email).toLowerCase();
  const email = isAddress(address) ? address : null;
  const parts = [at(columns.first), at(columns.last)].filter((part) => part !== '');
  const name = shown(parts.length > 0 ? parts.join(' ') : turnAround(at(columns.name)));
  if (name === '') return email === null ? null : { name: email.slice(0, longestName), email };
  return { name, email };
}

/** "Diaz, Ana" is Ana Diaz. */
function turnAround(name: string): string {
  const [last = '', first = '', ...others] = name.split(',').map((part) => part.trim());
  return first === '' || others.length > 0 ? name : `${first} ${last}`;
}

function shown(name: string): string {
  const clean = name.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');
  return clean.replaceAll(/\s+/gu, ' ').trim().slice(0, longestName);
}

function isAddress(text: string): boolean {
  return text.length <= 320 && z.email().safeParse(text).success;
}
