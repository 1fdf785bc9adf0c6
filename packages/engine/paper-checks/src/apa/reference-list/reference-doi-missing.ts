import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';

/** Law reviews register few DOIs: "Stanford Law Review", "Journal of Law and Policy". */
const LAW = /\blaw\b|\bL\. ?(?:Rev|J)\b/iu;

/** Before this year few articles were given a DOI when they appeared. */
const SINCE = 2005;

export const referenceDoiMissing: Check = {
  id: 'apa-reference-doi-missing',
  area: 'apa',
  group: 'Reference list',
  severity: 'advice',
  cost: 'minor',
  title: 'Missing DOIs',
  source: 'APA 7, 9.34',
  summary: 'An entry gives the DOI if the work has one.',
  advice: {
    noun: 'articles without a DOI',
    how: [
      'Search for the title on Crossref, and add the DOI as a link if there is one.',
      'If the article has a DOI, put it at the end of the entry, as a link.',
      'Look the DOI up on the article’s own page, and end the entry with it, if there is one.',
    ],
    unit: 'entry',
  },
  *run(paper) {
    const entries = listEntries(paper).filter(
      ({ entry }) =>
        entry.kind === 'article' &&
        entry.volume !== null &&
        entry.pages !== null &&
        entry.doi === null &&
        entry.url === null &&
        !LAW.test(entry.container === null ? '' : spanText(paper.text, entry.container)),
    );
    const recent = entries.filter(({ entry }) => Number.parseInt(entry.year ?? '', 10) >= SINCE);
    const first = recent[0];
    if (first === undefined) return;
    yield {
      span: first.entry.span,
      message:
        recent.length === 1
          ? 'If this article has a DOI, APA requires it at the end of the entry.'
          : `If this article and ${recent.length - 1} more below have a DOI, APA requires it at the end of the entry.`,
    };
  },
};
