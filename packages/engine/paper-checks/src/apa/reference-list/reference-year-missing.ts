import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';

export const referenceYearMissing: Check = {
  id: 'apa-reference-year-missing',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'major',
  title: 'Entries without a date',
  source: 'APA 7, 9.17',
  summary: 'Every entry has a date, or “(n.d.)” if there is none.',
  advice: {
    noun: 'entries without a year',
    how: ['Look up the year in the source itself; if there is none, write “n.d.”'],
    unit: 'entry',
  },
  *run(paper) {
    for (const { entry, words } of listEntries(paper)) {
      if (
        entry.year !== null ||
        /\b(?:1[5-9]|20)\d\d\b/u.test(words.replaceAll(/(?:https?:|www\.|10\.\d{4})\S+/gu, ''))
      )
        continue;
      if (!/^[\p{Lu}“"'@\p{N}]/u.test(words.trim()) && !/https?:/u.test(words)) continue;
      yield {
        span: entry.span,
        message: 'This entry has no date; APA requires the year, or “(n.d.)” if there is none.',
      };
    }
  },
};
