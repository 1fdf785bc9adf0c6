import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';

export const referencePageRange: Check = {
  id: 'apa-reference-page-range',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 6.6',
  summary: 'A range of pages is joined by an en dash without spaces: “10–19”.',
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.pages === null) continue;
      const written = spanText(paper.text, entry.pages);
      const better = written.replaceAll(/(?<=\d)\s*(?:[-‐‑—−]+|\s–|–\s)\s*(?=[A-Z]{0,2}\d)/gu, '–');
      if (better === written) continue;
      yield {
        span: entry.pages,
        message: 'APA joins the first and last page by an en dash (–).',
        suggestions: [better],
      };
    }
  },
};
