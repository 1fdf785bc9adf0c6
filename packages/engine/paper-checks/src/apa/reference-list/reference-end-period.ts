import type { Check } from '../../check.ts';
import { aboutEntryForm } from './advice.ts';
import { listEntries } from './list-entries.ts';

export const referenceEndPeriod: Check = {
  id: 'apa-reference-end-period',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Entries without a period at the end',
  source: 'APA 7, 9.5',
  summary: 'An entry ends with a period unless it ends with a DOI or URL.',
  advice: aboutEntryForm,
  *run(paper) {
    for (const { entry, words } of listEntries(paper)) {
      const text = words.trimEnd();
      if (entry.doi !== null || entry.url !== null || entry.authors.length === 0) continue;
      if (/[.!?)\]”"]$/u.test(text) || !/[\p{L}\p{N}]$/u.test(text)) continue;
      const start = entry.span.start + text.lastIndexOf(' ') + 1;
      const last = text.slice(text.lastIndexOf(' ') + 1);
      yield {
        span: { start, end: start + last.length },
        message: 'APA ends an entry with a period, unless it ends with a DOI or URL.',
        suggestions: [`${last}.`],
      };
    }
  },
};
