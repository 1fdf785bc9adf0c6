import type { Check } from '../../check.ts';
import { aboutLinks } from './advice.ts';
import { listEntries } from './list-entries.ts';

export const referenceLinkPeriod: Check = {
  id: 'apa-reference-link-period',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Period after a link',
  source: 'APA 7, 9.35',
  summary: 'There is no period after a DOI or URL.',
  advice: aboutLinks,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      const link = entry.doi ?? entry.url;
      if (link === null || paper.text[link.end] !== '.') continue;
      if (paper.text.slice(link.end + 1, entry.span.end).trim() !== '') continue;
      yield {
        span: { start: link.start, end: link.end + 1 },
        message: 'APA puts no period after a DOI or URL.',
        suggestions: [paper.text.slice(link.start, link.end)],
      };
    }
  },
};
