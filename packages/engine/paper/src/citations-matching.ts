import type { Citation, ReferenceEntry } from './citation.ts';
import { haveSameAuthors, haveSameYear, isNearlySame } from './citations-agreement.ts';
import { foldName } from './citations-names.ts';
import { baseYear } from './citations-years.ts';
import { citationsOf } from './citations.ts';
import { oncePerPaper } from './once-per-paper.ts';
import type { Paper } from './paper.ts';
import { type EntryKeys, keysOf } from './references-keys.ts';
import { referenceEntriesOf } from './references.ts';

const INTRODUCED =
  /(?<![\p{L}’'-])((?:\p{Lu}[\p{L}’'-]{0,40}|of|for|the|and|on|in|&)(?:\s+(?:\p{Lu}[\p{L}’'-]{0,40}|of|for|the|and|on|in|&)){1,9})\s*[([]\s*(\p{Lu}[\p{Lu}\p{L}&-]{1,9})\s*[;,)\]]/gu;

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
  const places = new Map(entries.map((keys, place) => [keys, place]));
  const citations = citationsOf(paper);
  const fullNames = introducedAbbreviations(paper.text, citations);
  const findSimilar = similarNames(entries, places);
  const cited = new Set<ReferenceEntry>();
  const authorsKnown = new Map<string, readonly EntryKeys[]>();
  const matchesKnown = new Map<string, Omit<MatchedCitation, 'citation'>>();
  // A list of thousands of works by one author, cited thousands of times, is compared once for each way of citing it.
  const matched = citations.map((citation): MatchedCitation => {
    const names = citation.names.map((name) => foldName(fullNames.get(foldName(name)) ?? name));
    const authors = JSON.stringify([names, citation.names, citation.joiner, citation.hasEtAl]);
    const key = `${authors}${citation.year}`;
    const known = matchesKnown.get(key);
    if (known !== undefined) return { citation, ...known };
    const sameAuthors =
      authorsKnown.get(authors) ??
      candidatesFor(byFirstName, places, names).filter((keys) => haveSameAuthors(citation, names, keys));
    authorsKnown.set(authors, sameAuthors);
    const found = sameAuthors.filter((keys) => haveSameYear(citation, keys)).map(({ entry }) => entry);
    for (const entry of found) cited.add(entry);
    const nearest = found.length > 0 ? null : findNearest(citation, names, sameAuthors, findSimilar);
    matchesKnown.set(key, { entries: found, nearest });
    return { citation, entries: found, nearest };
  });
  return {
    citations: matched,
    neverCited: entries.map(({ entry }) => entry).filter((entry) => !cited.has(entry)),
  };
});

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
  places: ReadonlyMap<EntryKeys, number>,
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
  return [...found].toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function findNearest(
  citation: Citation,
  names: readonly string[],
  sameAuthors: readonly EntryKeys[],
  findSimilar: FindSimilar,
): MatchedCitation['nearest'] {
  const otherYear = sameAuthors[0];
  if (otherYear !== undefined) return { entry: otherYear.entry, differs: 'year' };
  const first = names[0];
  if (first === undefined || citation.year === null) return null;
  const similar = findSimilar(citation, citation.year, first);
  return similar === null ? null : { entry: similar.entry, differs: 'authors' };
}

type FindSimilar = (citation: Citation, year: string, first: string) => EntryKeys | null;

/** Finds the first entry of a nearly equal name and the same year; asks only those of the year, and those without one. */
function similarNames(entries: readonly EntryKeys[], places: ReadonlyMap<EntryKeys, number>): FindSimilar {
  const byYear = new Map<string | null, EntryKeys[]>();
  for (const keys of entries) {
    for (const year of keys.years.length === 0 ? [null] : new Set(keys.years.map(baseYear))) {
      const list = byYear.get(year);
      if (list === undefined) byYear.set(year, [keys]);
      else list.push(keys);
    }
  }
  return (citation, year, first) => {
    const years = new Set([null, baseYear(year), baseYear(year.split('/').at(-1) ?? year)]);
    const found = Array.from(years, (of) =>
      byYear
        .get(of)
        ?.find(
          (keys) =>
            haveSameYear(citation, keys) &&
            keys.families[0] !== undefined &&
            isNearlySame(first, keys.families[0]),
        ),
    ).filter((keys) => keys !== undefined);
    return found.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))[0] ?? null;
  };
}

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
