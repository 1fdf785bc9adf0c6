import type { Citation, ReferenceEntry } from './citation.ts';
import { foldName } from './citations-names.ts';
import { baseYear, normalYear, yearLetter } from './citations-years.ts';
import { citationsOf } from './citations.ts';
import { oncePerPaper } from './once-per-paper.ts';
import type { Paper } from './paper.ts';
import { referenceEntriesOf } from './references.ts';

/** One citation beside the entries that it can mean. */
export type MatchedCitation = {
  readonly citation: Citation;
  /** Entries of these authors and this year; more than one where a letter after the year is missing. */
  readonly entries: readonly ReferenceEntry[];
  /** Without such an entry: one of the same authors with another year, or of nearly the same name and this year. */
  readonly nearest: { readonly entry: ReferenceEntry; readonly differs: 'year' | 'authors' } | null;
};

export type CitationMatching = {
  readonly citations: readonly MatchedCitation[];
  /** Entries that no citation can mean. */
  readonly neverCited: readonly ReferenceEntry[];
};

/** Puts citations and reference entries together; tolerant where the standard lets the two be written differently. */
export const matchCitations: (paper: Paper) => CitationMatching = oncePerPaper((paper) => {
  const entries = referenceEntriesOf(paper).map((entry) => keysOf(paper.text, entry));
  const byFirstName = indexByFirstName(entries);
  const citations = citationsOf(paper);
  const fullNames = introducedAbbreviations(paper.text, citations);
  const cited = new Set<ReferenceEntry>();
  const matched = citations.map((citation): MatchedCitation => {
    const names = citation.names.map((name) => foldName(fullNames.get(foldName(name)) ?? name));
    const candidates = candidatesFor(byFirstName, entries, names);
    const sameAuthors = candidates.filter((keys) => haveSameAuthors(citation, names, keys));
    const found = sameAuthors.filter((keys) => haveSameYear(citation, keys)).map(({ entry }) => entry);
    for (const entry of found) cited.add(entry);
    const nearest = found.length > 0 ? null : findNearest(citation, names, sameAuthors, entries);
    return { citation, entries: found, nearest };
  });
  return {
    citations: matched,
    neverCited: entries.map(({ entry }) => entry).filter((entry) => !cited.has(entry)),
  };
});

type EntryKeys = {
  readonly entry: ReferenceEntry;
  readonly families: readonly string[];
  /** The beginning of the entry, for works that are cited by their title and for court cases. */
  readonly opening: string;
  readonly title: string;
  readonly initials: string;
  readonly years: readonly string[];
};

function keysOf(text: string, entry: ReferenceEntry): EntryKeys {
  const written = text.slice(entry.span.start, entry.span.end);
  const first = entry.authors[0];
  const name = first === undefined || first.given !== null ? '' : first.family;
  const original =
    /(?:original(?:ly)? (?:work )?published|reprinted from)\b.{0,200}?((?:ca\. )?\d{3,4})/isu.exec(
      written,
    )?.[1];
  return {
    entry,
    families: entry.authors.map(({ family }) => foldName(family)),
    opening: foldName(written.slice(0, 160)),
    title: entry.title === null ? '' : foldName(text.slice(entry.title.start, entry.title.end)),
    initials: name
      .split(/[\s-]+/u)
      .filter((word) => /^\p{Lu}/u.test(word))
      .map((word) => word[0])
      .join('')
      .toLowerCase(),
    years: [entry.year, original].filter((year) => year !== null && year !== undefined).map(normalYear),
  };
}

function indexByFirstName(entries: readonly EntryKeys[]): ReadonlyMap<string, readonly EntryKeys[]> {
  const index = new Map<string, EntryKeys[]>();
  for (const keys of entries) {
    const words = new Set([
      keys.opening.split(' ')[0],
      keys.families[0]?.split(' ').at(-1),
      keys.title.split(' ')[0],
      keys.initials,
      lastWordOfFamily(keys),
    ]);
    for (const word of words) {
      if (word === undefined || word === '') continue;
      const list = index.get(word);
      if (list === undefined) index.set(word, [keys]);
      else list.push(keys);
    }
  }
  return index;
}

function lastWordOfFamily({ families }: EntryKeys): string | undefined {
  return families[0]?.split(' ')[0];
}

function candidatesFor(
  index: ReadonlyMap<string, readonly EntryKeys[]>,
  entries: readonly EntryKeys[],
  names: readonly string[],
): readonly EntryKeys[] {
  const words = new Set(
    names.flatMap((name) => [
      name,
      name.split(' ')[0] ?? '',
      name.split(' ').at(-1) ?? '',
      name.replace(/^the /u, '').split(' ')[0] ?? '',
    ]),
  );
  const found = new Set([...words].flatMap((word) => index.get(word) ?? []));
  return entries.filter((keys) => found.has(keys));
}

function haveSameAuthors(citation: Citation, names: readonly string[], keys: EntryKeys): boolean {
  const { families } = keys;
  const whole = foldName(citation.names.join(citation.joiner === null ? ', ' : ' and '));
  if (startsWith(keys.opening, whole) || startsWith(keys.title, whole)) return true;
  if (names.length === 1 && isShortFor(names[0] ?? '', keys)) return true;
  if (families.length === 0 || names.length === 0) return false;
  // Two initials before the family name tell two people apart in the text; they do not hinder a match.
  if (names.some((name, index) => !isSameFamily(name, families[index] ?? '')))
    return isEndOf(names, families);
  if (citation.hasEtAl) return families.length > names.length;
  return (
    names.length === families.length ||
    (names.length === 1 && families.length > 2 && isEndedBySemicolon(citation))
  );
}

function isEndedBySemicolon({ joiner }: Citation): boolean {
  return joiner !== null;
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

function haveSameYear({ year }: Citation, { years }: EntryKeys): boolean {
  if (year === null || years.length === 0) return true;
  return years.some((known) => {
    if (known === year) return true;
    const cited = year.split('/').at(-1) ?? year;
    if (known === cited) return true;
    const sameBase = baseYear(known) === baseYear(cited);
    return sameBase && (yearLetter(known) === null || yearLetter(cited) === null);
  });
}

function findNearest(
  citation: Citation,
  names: readonly string[],
  sameAuthors: readonly EntryKeys[],
  entries: readonly EntryKeys[],
): MatchedCitation['nearest'] {
  const otherYear = sameAuthors[0];
  if (otherYear !== undefined) return { entry: otherYear.entry, differs: 'year' };
  const first = names[0];
  if (first === undefined || citation.year === null) return null;
  const similar = entries.find(
    (keys) =>
      haveSameYear(citation, keys) && keys.families[0] !== undefined && isNearlySame(first, keys.families[0]),
  );
  return similar === undefined ? null : { entry: similar.entry, differs: 'authors' };
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

const INTRODUCED =
  /((?:\p{Lu}[\p{L}’'-]*|of|for|the|and|on|in|&)(?:\s+(?:\p{Lu}[\p{L}’'-]*|of|for|the|and|on|in|&)){1,9})\s*[([]\s*(\p{Lu}[\p{Lu}\p{L}&-]{1,9})\s*[;,)\]]/gu;

/** "World Health Organization [WHO]" and "World Health Organization (WHO, 2020)": short name to full name. */
function introducedAbbreviations(text: string, citations: readonly Citation[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const {
    abbreviation,
    names: [name],
  } of citations) {
    if (abbreviation !== null && name !== undefined) names.set(foldName(abbreviation), name);
  }
  for (const [, full = '', short = ''] of text.matchAll(INTRODUCED)) {
    const words = full.split(/\s+/u);
    const firstWord = words.findIndex((word) => word.startsWith(short[0] ?? ''));
    if (firstWord >= 0 && words.length - firstWord >= 2)
      names.set(foldName(short), words.slice(firstWord).join(' '));
  }
  return names;
}
