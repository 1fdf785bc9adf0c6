import { type Paper, type ReferenceEntry, type Span, spanText } from '@greenpen/paper';
import {
  foldName,
  isFamilyName,
  oncePerPaper,
  referenceEntriesOf,
  sectionsOf,
} from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutWayOfCiting } from './advice.ts';
import { citationOtherStyle } from './citation-other-style.ts';

const NAME = String.raw`(?:(?:van|von|de|del|der|la|le|du) ){0,2}\p{Lu}[\p{L}’'-]+`;
const AUTHOR_AND_PAGE = new RegExp(
  String.raw`\((?<first>${NAME})(?:(?: and| &) (?<second>${NAME})| (?<others>et al\.))?,? (?<from>\d{1,4})(?<to>[–-]\d{1,4})?\)`,
  'gu',
);
/** A number like this is taken for a year, which APA wants there. */
const YEAR_LIKE = /^(?:1[5-9]|20)\d\d$/u;
/** Acts, weeks and versions have lower numbers than the pages of books. */
const SURELY_A_PAGE = 40;

type Place = {
  readonly span: Span;
  readonly names: readonly string[];
  readonly hasEtAl: boolean;
  readonly from: number;
  readonly pages: string;
  readonly isAfterQuotation: boolean;
};

export const citationMlaForm: Check = {
  id: 'apa-citation-mla-form',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'major',
  title: 'Citations in MLA style',
  source: 'APA 7, 8.10',
  summary: 'Citations are not in MLA style, which gives the page but no year.',
  advice: aboutWayOfCiting,
  *run(paper) {
    // A paper that cites nothing in APA form is told so there.
    if ([...citationOtherStyle.run(paper)].length > 0) return;
    const places = placesIn(paper);
    const families = familiesInList(paper);
    const listed = places.filter(({ names: [first = ''] }) => families.has(foldName(first)));
    const found = listed.length > 0 ? listed : areClearlyPages(places) ? places : [];
    const [place] = found;
    if (place === undefined) return;
    const entry = entryOf(paper, place);
    const form = apaForm(place, entry?.year ?? 'year');
    const many = found.length === 1 ? '' : ` The paper does so in ${found.length} places.`;
    yield {
      span: place.span,
      message: `This citation is in MLA style, with a page but no year; in APA style it is ${form}.${many}`,
      suggestions: entry === null ? [] : [form],
    };
  },
};

const placesIn = oncePerPaper((paper: Paper): readonly Place[] =>
  sectionsOf(paper)
    .filter(({ kind }) => kind === 'body' || kind === 'abstract')
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ span }) => placesOf(spanText(paper.text, span), span.start)),
);

function placesOf(text: string, offset: number): readonly Place[] {
  return Array.from(text.matchAll(AUTHOR_AND_PAGE), ({ index, 0: written, groups = {} }): Place => {
    const { first = '', second, from = '', to = '' } = groups;
    return {
      span: { start: offset + index, end: offset + index + written.length },
      names: second === undefined ? [first] : [first, second],
      hasEtAl: groups['others'] !== undefined,
      from: Number(from),
      pages: from + to,
      isAfterQuotation: /["”’'][.,]?$/u.test(text.slice(Math.max(0, index - 4), index).trimEnd()),
    };
  }).filter(
    ({ names, pages }) =>
      names.every((name) => isFamilyName(name)) && names[0] !== 'May' && !YEAR_LIKE.test(pages),
  );
}

/** Several authors, each with a page right after a quotation: what else is there has lower numbers, or one name. */
function areClearlyPages(places: readonly Place[]): boolean {
  const sure = places.filter(({ from, isAfterQuotation }) => isAfterQuotation && from >= SURELY_A_PAGE);
  return new Set(sure.map(({ names }) => names[0])).size > 1;
}

/** Family names that a given name or an initial follows, in a list of any style. */
function familiesInList(paper: Paper): ReadonlySet<string> {
  const openings = sectionsOf(paper)
    .filter(({ kind }) => kind === 'references')
    .flatMap(({ blocks }) => blocks)
    .flatMap(
      ({ span }) => /^[^,.(“"\d]{1,60}(?=, \p{Lu})/u.exec(paper.text.slice(span.start, span.end)) ?? [],
    );
  return new Set(openings.map(foldName));
}

/** The one entry that the citation can mean. */
function entryOf(paper: Paper, { names: [first = ''] }: Place): ReferenceEntry | null {
  const [entry, ...others] = referenceEntriesOf(paper).filter(
    ({ authors }) => foldName(authors[0]?.family ?? '') === foldName(first),
  );
  return entry === undefined || others.length > 0 || entry.year === null ? null : entry;
}

function apaForm({ names, hasEtAl, pages }: Place, year: string): string {
  const mark = /[–-]/u.test(pages) ? 'pp.' : 'p.';
  const authors = `${names.join(' & ')}${hasEtAl ? ' et al.' : ''}`;
  return `(${authors}, ${year}, ${mark} ${pages.replace('-', '–')})`;
}
