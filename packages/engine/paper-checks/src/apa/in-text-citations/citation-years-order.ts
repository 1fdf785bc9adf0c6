import { baseYear, yearLetter } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { groupsOf } from './citation-groups.ts';

export const citationYearsOrder: Check = {
  id: 'apa-citation-years-order',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Order of years in one citation',
  source: 'APA 7, 8.12',
  summary: 'Works by the same authors go from oldest to newest, with “n.d.” first and “in press” last.',
  advice: {
    noun: 'the order of years in a citation',
    how: ['List works by the same authors from oldest to newest.'],
  },
  *run(paper) {
    for (const { citations } of groupsOf(paper)) {
      for (const [index, citation] of citations.entries()) {
        const earlier = citations[index - 1];
        if (!earlier?.year || citation.year === null) continue;
        if (earlier.names.join('|') !== citation.names.join('|') || earlier.hasEtAl !== citation.hasEtAl)
          continue;
        if (rank(earlier.year) <= rank(citation.year)) continue;
        yield {
          span: { start: earlier.span.start, end: citation.span.end },
          message: 'APA lists works by the same authors from oldest to newest.',
        };
      }
    }
  },
};

function rank(year: string): string {
  if (year.startsWith('n.d.')) return `0${yearLetter(year) ?? ''}`;
  if (!/^\d/u.test(year)) return `9${year}`;
  return `${baseYear(year.split('/').at(-1) ?? year)}${yearLetter(year) ?? ''}`;
}
