import type { Citation, ReferenceEntry } from './citation.ts';
import { introducedAbbreviations } from './citations-abbreviations.ts';
import { haveSameAuthors, haveSameYear, isNearlySame } from './citations-agreement.ts';
import { foldName } from './citations-names.ts';
import { citationsOf } from './citations.ts';
import { oncePerPaper } from './once-per-paper.ts';
import type { Paper } from './paper.ts';
import { keysOf, type EntryKeys } from './references-keys.ts';
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
  const places = new Map(entries.map((keys, place) => [keys, place]));
  const citations = citationsOf(paper);
  const fullNames = introducedAbbreviations(paper.text, citations);
  const cited = new Set<ReferenceEntry>();
  const matched = citations.map((citation): MatchedCitation => {
    const names = citation.names.map((name) => foldName(fullNames.get(foldName(name)) ?? name));
    const candidates = candidatesFor(byFirstName, places, names);
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
