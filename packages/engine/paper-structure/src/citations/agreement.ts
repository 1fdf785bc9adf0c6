import type { Citation } from '@greenpen/paper';
import { foldName } from './author-names.ts';
import { baseYear, yearLetter } from './years.ts';
import type { EntryKeys } from '../references/entry-keys.ts';

/** True if a citation's folded names match the authors of an entry. */
export function haveSameAuthors(citation: Citation, names: readonly string[], keys: EntryKeys): boolean {
  const { families } = keys;
  if (!keys.isByPeople && isOpeningOf(citation, keys)) return true;
  const [written = ''] = citation.names;
  if (
    !keys.isByPeople &&
    names.length === 1 &&
    /^\p{Lu}/u.test(written) &&
    isShortFor(names[0] ?? '', keys)
  ) {
    return true;
  }
  if (families.length === 0 || names.length === 0) return false;
  if (names.some((name, index) => !isSameFamily(name, families[index] ?? ''))) {
    return isEndOf(names, families);
  }
  if (citation.hasEtAl) return keys.hasEtAl || families.length > names.length;
  return names.length === families.length;
}

/** Works of groups, works without author and court cases are cited by the words that open their entries. */
function isOpeningOf({ names, joiner }: Citation, { opening, title }: EntryKeys): boolean {
  const whole = foldName(names.join(joiner === null ? ', ' : ' and '));
  return startsWith(opening, whole) || startsWith(title, whole);
}

/** The sentence may have cut the first names off: "Diaz, Ono and Lee" read as "Ono and Lee". */
function isEndOf(names: readonly string[], families: readonly string[]): boolean {
  if (names.length < 2 || names.length >= families.length) return false;
  const ending = families.slice(-names.length);
  return names.every((name, index) => isSameFamily(name, ending[index] ?? ''));
}

function isSameFamily(name: string, family: string): boolean {
  if (name === family) return true;
  if (family === '' || name === '') return false;
  // "John Diaz" for "Diaz, J."; "van der Berg" for "Berg, A. van der"; "The WHO" for "WHO".
  return (
    name.endsWith(` ${family}`) ||
    family.endsWith(` ${name}`) ||
    name === `the ${family}` ||
    family === `the ${name}`
  );
}

function startsWith(long: string, start: string): boolean {
  return (
    start.length >= 4 && (long === start || long.startsWith(`${start} `) || long.startsWith(`the ${start} `))
  );
}

function isShortFor(name: string, { initials, families, opening }: EntryKeys): boolean {
  if (name.length < 2 || name.length > 8 || name.includes(' ')) return false;
  if (initials.length >= 2 && (initials === name || initials.startsWith(name) || name.startsWith(initials)))
    return true;
  return (families[0] ?? '').includes(` ${name}`) || opening.split(' ').slice(0, 12).includes(name);
}

/** True where the years agree as far as the two say: a letter may be missing, a reprint has two. */
export function haveSameYear({ year }: Citation, { years }: EntryKeys): boolean {
  if (year === null || years.length === 0) return true;
  return years.some((known) => {
    if (known === year) return true;
    const cited = year.split('/').at(-1) ?? year;
    if (known === cited) return true;
    const sameBase = baseYear(known) === baseYear(cited);
    return sameBase && (yearLetter(known) === null || yearLetter(cited) === null);
  });
}

/** One letter more, less or other, or two neighbours exchanged, in a name of four letters or more. */
export function isNearlySame(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
