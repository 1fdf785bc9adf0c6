import type { Check } from '../../check.ts';
import { aboutVolumeAndPages } from './advice.ts';
import { listEntries } from './list-entries.ts';
import { withEnDash } from './reference-page-range.ts';

export const referenceJournalPagesMark: Check = {
  id: 'apa-reference-journal-pages-mark',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: '“pp.” before a journal’s pages',
  source: 'APA 7, 9.25',
  summary: 'In the entry for a journal article, there is no “pp.” before the pages.',
  advice: aboutVolumeAndPages,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.kind !== 'article' || entry.pages === null || entry.volume === null) continue;
      const mark = /pp?\b\.?\s*$/u.exec(
        paper.text.slice(entry.pages.start - 5, entry.pages.start + 4).slice(0, 5),
      );
      const inside = /^pp?\b\.?\s*(?=\d)/u.exec(paper.text.slice(entry.pages.start, entry.pages.end));
      const start = inside === null ? entry.pages.start - (mark?.[0].length ?? 0) : entry.pages.start;
      if (mark === null && inside === null) continue;
      yield {
        span: { start, end: entry.pages.end },
        message: 'APA gives the pages of a journal article without “pp.”',
        suggestions: [withEnDash(paper.text.slice(start, entry.pages.end).replace(/^pp?\.?\s*/u, ''))],
      };
    }
  },
};
