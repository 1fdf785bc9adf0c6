import { type Paper, spanText } from '@greenpen/paper';
import { foldName, isAnnotatedBibliography, matchCitations, sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { entriesOfAnyForm, type ListEntry } from './list-entries.ts';

export const referenceNeverCited: Check = {
  id: 'apa-reference-never-cited',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Entries never cited in the text',
  source: 'APA 7, 8.4',
  summary: 'Every entry of the reference list is cited in the text.',
  advice: {
    noun: 'reference entries never cited in the text',
    how: [
      'List only the works that you cite; remove the others or cite them where you used them.',
      'A reference list is not a reading list, so each entry needs a matching citation.',
    ],
    unit: 'entry',
  },
  *run(paper) {
    const { citations, neverCited } = matchCitations(paper);
    if (citations.length === 0 || isAnnotatedBibliography(paper)) return;
    const uncited = new Set(neverCited);
    const body = new Body(bodyText(paper));
    for (const listed of entriesOfAnyForm(paper)) {
      if (!uncited.has(listed.entry) || body.mentions(listed) || body.citesAsInMla(listed)) continue;
      yield {
        span: listed.entry.span,
        message: 'The text never cites this work; APA lists only works that are cited.',
      };
    }
  },
};

/** "(Daniel 102)", "(Daniel and Moss 8–9)": what follows the first name of a citation in MLA form. */
const MLA_PAGE = /^(?:\s(?:and|et)\s[\p{L}.]+)?\s\d{1,4}(?:[–-]\d{1,4})?\)/u;

/** A year farther behind a name than this is another one's. */
const FARTHEST_YEAR = 90;

function bodyText(paper: Paper): string {
  return sectionsOf(paper)
    .filter(({ kind }) => kind !== 'references')
    .flatMap(({ blocks }) => blocks)
    .map(({ span }) => spanText(paper.text, span))
    .join(' ');
}

/** The text before the list, with indexes, so that thousands of entries do not each search all of it. */
class Body {
  readonly #text: string;
  readonly #folded: string;
  /** Where an opening parenthesis is followed by this word. */
  readonly #openings: ReadonlyMap<string, readonly number[]>;
  readonly #years: ReadonlyMap<string, readonly number[]>;
  readonly #known = new Map<string, boolean>();

  constructor(text: string) {
    this.#text = text;
    this.#folded = foldName(text);
    this.#openings = placesOf(text, /\((?<found>[^ (]{1,60})(?= )/gu);
    this.#years = placesOf(this.#folded, /(?=(?<found>\d{4}))/gu);
  }

  citesAsInMla({ entry }: ListEntry): boolean {
    const family = entry.authors[0]?.family ?? '';
    if (family === '') return false;
    const at = this.#openings
      .get(family.split(' ')[0] ?? '')
      ?.find((place) => this.#text.startsWith(`${family} `, place + 1));
    if (at === undefined) return false;
    const end = at + 1 + family.length;
    return MLA_PAGE.test(this.#text.slice(end, end + 60));
  }

  /** A citation in a form that nobody could read still has name and year close to each other. */
  mentions({ entry, words }: ListEntry): boolean {
    const name = foldName(entry.authors[0]?.family ?? words.split(/\s+/u).slice(0, 3).join(' '));
    const year = /\d{4}/u.exec(entry.year ?? '')?.[0];
    const key = `${name},${year}`;
    const known = this.#known.get(key) ?? (name === '' || this.#hasNear(name, year));
    this.#known.set(key, known);
    return known;
  }

  #hasNear(name: string, year: string | undefined): boolean {
    if (year === undefined) return this.#folded.includes(name);
    const before = name.length + FARTHEST_YEAR - year.length;
    return (this.#years.get(year) ?? []).some((at) =>
      this.#folded.slice(Math.max(0, at - before), at + name.length).includes(name),
    );
  }
}

function placesOf(text: string, pattern: RegExp): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const { index, groups } of text.matchAll(pattern)) {
    const found = groups?.['found'] ?? '';
    const known = places.get(found);
    if (known === undefined) places.set(found, [index]);
    else known.push(index);
  }
  return places;
}
