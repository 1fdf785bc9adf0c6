import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutListedNames } from './advice.ts';
import { listEntries } from './list-entries.ts';

export const referenceAmpersand: Check = {
  id: 'apa-reference-ampersand',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: '“and” instead of “&” in the reference list',
  source: 'APA 7, 9.8',
  summary: 'In an entry, “&” comes before the last author, never “and”.',
  advice: aboutListedNames,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      const people = entry.authors.filter(({ given }) => given !== null);
      if (entry.authorsSpan === null || people.length < 2) continue;
      const written = spanText(paper.text, entry.authorsSpan);
      const last = people.at(-1)?.family ?? '';
      const index = written.lastIndexOf(` and ${last}`);
      if (index < 0) continue;
      const start = entry.authorsSpan.start + index + 1;
      yield {
        span: { start, end: start + 'and'.length },
        message: 'APA puts “&” before the last author of an entry, not “and”.',
        suggestions: ['&'],
      };
    }
  },
};
