import type { Check } from '../../check.ts';
import { aboutEntryForm } from './advice.ts';
import { listEntries } from './list-entries.ts';

export const referenceEndPeriod: Check = {
  id: 'apa-reference-end-period',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Entries without a closing full stop',
  source: 'APA 7, 9.5',
  summary: 'An entry ends in a full stop unless it ends in a DOI or an address.',
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
        message: 'APA ends an entry with a full stop, unless it ends in a DOI or an address.',
        suggestions: [`${last}.`],
      };
    }
  },
};
