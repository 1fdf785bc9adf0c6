import { type Citation, type Paper, type ReferenceEntry, type Span, spanText } from '@greenpen/paper';
import {
  baseYear,
  foldName,
  matchCitations,
  type MatchedCitation,
  oncePerPaper,
  referenceEntriesOf,
  sectionsOf,
} from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';

const WORK_OF_ART =
  /\b(?:album|book|documentary|drama|film|game|movie|novel|opera|painting|play|poem|series|show|song|story)\s+$/iu;

/** Characters from a name to its year in an entry of several authors. */
const REACH = 120;

export const citationWithoutEntry: Check = {
  id: 'apa-citation-without-entry',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'major',
  title: 'Citations missing from the reference list',
  source: 'APA 7, 8.4',
  summary: 'Every work cited in the text has an entry in the reference list.',
  advice: {
    noun: 'citations without an entry in the reference list',
    how: [
      'Every work that you cite needs an entry with the same names and year.',
      'Compare the text with the list, and add the missing entries or correct the names.',
    ],
  },
  *run(paper) {
    if (referenceEntriesOf(paper).length === 0) return;
    const seen = new Set<string>();
    for (const matched of matchCitations(paper).citations) {
      const { citation, entries } = matched;
      if (entries.length > 0 || citation.year === null || citation.role !== 'work') continue;
      if (!citation.isClear || mayBeSomethingElse(paper, citation.authors)) continue;
      if (matched.nearest === null && isNamedInList(paper, citation)) continue;
      const key = `${citation.names.join('|')} ${citation.year}`;
      if (seen.has(key)) continue;
      seen.add(key);
      yield { span: citation.span, message: messageFor(paper, matched) };
    }
  },
};

/** A title in italics or after "the film" may name a work that is spoken of rather than cited. */
function mayBeSomethingElse(paper: Paper, authors: Span): boolean {
  if (WORK_OF_ART.test(paper.text.slice(Math.max(0, authors.start - 20), authors.start))) return true;
  const block = paper.blocks.find(({ span }) => span.start <= authors.start && authors.end <= span.end);
  return (
    block?.runs.some(
      ({ span, italic }) => italic === true && span.start <= authors.start && authors.end <= span.end,
    ) ?? false
  );
}

/** Entries that were run together or are in no known form still hold the name and, soon after it, the year. */
function isNamedInList(paper: Paper, { names, year }: Citation): boolean {
  const list = listText(paper);
  const name = foldName(names[0] ?? '');
  const base = foldName(baseYear(year ?? ''));
  if (name === '') return true;
  let at = list.indexOf(name);
  while (at >= 0) {
    if (list.slice(at, at + name.length + REACH).includes(base)) return true;
    at = list.indexOf(name, at + name.length);
  }
  return false;
}

const listText: (paper: Paper) => string = oncePerPaper((paper) =>
  sectionsOf(paper)
    .filter(({ kind }) => kind === 'references')
    .flatMap(({ blocks }) => blocks)
    .map(({ span }) => foldName(spanText(paper.text, span)))
    .join(' '),
);

function messageFor(paper: Paper, { citation, nearest }: MatchedCitation): string {
  if (nearest?.differs === 'year' && nearest.entry.year !== null) {
    return `The reference list gives ${nearest.entry.year} for this author, not ${citation.year}; the two must match.`;
  }
  if (nearest?.differs === 'authors') {
    return `The reference list has no such work; for ${citation.year} it has ${namesOf(nearest.entry)}, so check the names.`;
  }
  return `The reference list has no entry for ${spanText(paper.text, citation.authors)} (${citation.year}).`;
}

function namesOf({ authors }: ReferenceEntry): string {
  const names = authors.map(({ family }) => family);
  return names.length > 2 ? `${names[0]} et al.` : names.join(' & ');
}
