import type { ReferenceEntry } from '@greenpen/paper';
import { foldName } from '../citations/author-names.ts';
import { normalYear } from '../citations/years.ts';

/** What a citation can agree with in an entry, in one spelling. */
export type EntryKeys = {
  readonly entry: ReferenceEntry;
  readonly families: readonly string[];
  /** True where the first author is a person, not a group or a title. */
  readonly isByPeople: boolean;
  /** The beginning of the entry, for works that are cited by their title and for court cases. */
  readonly opening: string;
  readonly title: string;
  readonly initials: string;
  /** Whether the entry itself shortens its authors to the first. */
  readonly hasEtAl: boolean;
  readonly years: readonly string[];
};

export function keysOf(text: string, entry: ReferenceEntry): EntryKeys {
  const written = text.slice(entry.span.start, entry.span.end);
  const first = entry.authors[0];
  const name = first === undefined || first.given !== null ? '' : first.family;
  const original =
    /(?:original(?:ly)? (?:work )?published|reprinted from)\b.{0,200}?((?:ca\. )?\d{3,4})/isu.exec(
      written,
    )?.[1];
  return {
    entry,
    isByPeople: first !== undefined && first.given !== null,
    families: entry.authors.map(({ family }) => foldName(family)),
    opening: foldName(written.slice(0, 160)),
    title: entry.title === null ? '' : foldName(text.slice(entry.title.start, entry.title.end)),
    hasEtAl: /\bet al\b/u.test(
      written.slice(0, (entry.authorsSpan?.end ?? entry.span.start) - entry.span.start),
    ),
    initials: name
      .split(/[\s-]+/u)
      .filter((word) => /^\p{Lu}/u.test(word))
      .map((word) => word[0])
      .join('')
      .toLowerCase(),
    years: [entry.year, original].filter((year) => year !== null && year !== undefined).map(normalYear),
  };
}
