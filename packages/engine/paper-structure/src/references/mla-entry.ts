import type { ReferenceAuthor } from '@greenpen/paper';

/** Positions of the parts of an entry in MLA form, as offsets into the entry. */
export type MlaParts = {
  readonly authors: readonly ReferenceAuthor[];
  /** 0 where the entry opens with its title. */
  readonly authorsEnd: number;
  readonly title: { readonly start: number; readonly end: number };
  readonly year: { readonly start: number; readonly text: string };
};

const GIVEN = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]+)){0,3}`;
const FAMILY = String.raw`(?:(?:van|von|de|del|della|di|da|der|la|le|el|al)\s){0,3}\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?`;
/**
 * "Reid, Thomas, and Alice Moss.", "Lee, Min, et al.": given names in full, and in order from the second author on.
 * The stop of an initial at the end ("Sands, Laura K.") ends the names too.
 */
const AUTHORS = new RegExp(
  String.raw`^(${FAMILY}),\s(?:${GIVEN}|\p{Lu}\.)(?:,\s(?:and\s)?(?:\p{Lu}\.\s)*${GIVEN})?(?:,\set\sal|,\seditors?)?(?:\.|(?<=\p{Ll}\s\p{Lu}\.))\s+(?=[\p{Lu}\p{N}“"‘'])`,
  'u',
);
const GROUP = /^(?:\p{Lu}[\p{L}\p{M}'’&-]*\s?){2,8}\.\s+(?=\p{Lu})/u;
const QUOTED = /^[“"][^“”"]{3,240}[.?!,][”"]\s/u;
const YEAR = /(?<=[\s(])(?:1[5-9]|20)\d\d(?=\s*(?:[,.):]|$))/gu;
const ACCESSED = /\bAccessed\s\d{1,2}\s\p{L}+\.?\s\d{4}/u;
const DATE_FIRST = /^[^“”"]{0,200}?\(\s*(?:\p{L}+\s)?(?:\d{4}|n\.\s?d)/u;
/** What only MLA writes; a place before the publisher is Chicago's. */
const MARKS: readonly RegExp[] = [
  /\bvol\.\s\d+,\sno\.\s\d+/u,
  /(?<=\s)\d{1,3}\.\d{1,2}\s\((?:1[5-9]|20)\d\d\):/u,
  /,\s(?:(?:\d{1,2}\s)?\p{L}{3,9}\.?\s)?(?:1[5-9]|20)\d\d,\s(?:pp?\.\s\d|https?:|www\.|doi)/u,
  /,\s(?:(?:\d{1,2}\s)?\p{L}{3,9}\.?\s)?(?:1[5-9]|20)\d\d\.\s*$/u,
  /(?:^|\s)(?:Print|Web)\.(?:\s|$)/u,
  ACCESSED,
];
const PLACE = /\.\s\p{Lu}[\p{L} ,.]{2,30}:\s\p{Lu}/u;

/** The parts of an entry of a list of works cited as MLA has it; `null` for any other form. */
export function readMlaEntry(entry: string): MlaParts | null {
  if (entry.length > 900) return null;
  const people = AUTHORS.exec(entry);
  const quoted = QUOTED.exec(entry.slice(people?.[0].length ?? 0));
  const group = people === null && quoted === null ? GROUP.exec(entry) : null;
  const authorsEnd = (people ?? group)?.[0].length ?? 0;
  if (authorsEnd === 0 && quoted === null) return null;
  const marks = MARKS.filter((mark) => mark.test(entry)).length;
  const isQuoted = QUOTED.test(entry.slice(authorsEnd));
  if (marks === 0 || (group !== null && marks + (isQuoted ? 1 : 0) < 1)) return null;
  if ((DATE_FIRST.test(entry) && !isQuoted) || (PLACE.test(entry.slice(authorsEnd)) && !isQuoted))
    return null;
  const year = yearOf(entry, authorsEnd);
  if (year === null) return null;
  const title = titleOf(entry, authorsEnd, isQuoted);
  return title === null
    ? null
    : { authors: authorsOf(entry.slice(0, authorsEnd), group !== null), authorsEnd, title, year };
}

function yearOf(entry: string, from: number): MlaParts['year'] | null {
  const accessed = ACCESSED.exec(entry);
  const until = accessed?.index ?? entry.length;
  const years = [...entry.slice(0, until).matchAll(YEAR)].filter(({ index }) => index >= from);
  const last = years.at(-1);
  return last === undefined ? null : { start: last.index, text: last[0] };
}

function titleOf(entry: string, from: number, isQuoted: boolean): MlaParts['title'] | null {
  const rest = entry.slice(from);
  const end = isQuoted
    ? (QUOTED.exec(rest)?.[0].trimEnd().length ?? 0)
    : (/[.?!](?=\s)/u.exec(rest)?.index ?? 0);
  return end === 0 ? null : { start: from, end: from + end };
}

function authorsOf(written: string, isGroup: boolean): readonly ReferenceAuthor[] {
  const names = written
    .trim()
    .replace(/\.$/u, '')
    .replace(/,\s(?:et\sal|editors?)$/u, '');
  if (names === '') return [];
  if (isGroup) return [{ family: names, given: null }];
  const [family = '', given = '', ...others] = names.split(/,\s(?:and\s)?/u);
  return [{ family, given }, ...others.map((name) => inOrder(name))];
}

/** "Alice Moss", "Vincent van Gogh": the family name with its particles comes last. */
function inOrder(name: string): ReferenceAuthor {
  const family = /(?:\s(?:van|von|de|del|della|di|da|der|la|le|el|al))*\s\S+$/u.exec(name)?.[0] ?? name;
  return { family: family.trim(), given: name.slice(0, name.length - family.length).trim() || null };
}
