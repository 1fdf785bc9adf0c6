import type { Check } from '../../check.ts';
import { aboutItalics } from './advice.ts';
import { hasNoItalics } from './italics.ts';
import { listEntries } from './list-entries.ts';

export const referenceNoItalics: Check = {
  id: 'apa-reference-no-italics',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor once',
  title: 'No italics in the reference list',
  source: 'APA 7, 9.19',
  summary: 'Titles of journals, books, reports and webpages are in italics.',
  advice: aboutItalics,
  *run(paper) {
    const entries = listEntries(paper);
    const first = entries.find(({ entry }) => entry.title !== null && entry.kind !== 'unknown');
    if (entries.length < 2 || first === undefined || !hasNoItalics(paper)) return;
    yield {
      span: first.entry.span,
      message: 'No entry has italics; APA puts titles of journals, books, reports and webpages in italics.',
    };
  },
};
