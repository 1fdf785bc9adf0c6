import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutListedNames } from './advice.ts';
import { listEntries } from './list-entries.ts';

const INITIALS_FIRST =
  /^(?:\p{Lu}\.[\s-]?){1,3}\s*(?:van |von |de |der )*\p{Lu}[\p{L}’'-]+(?=\s*(?:,|&|and\b|\.|$))/u;

export const referenceNameOrder: Check = {
  id: 'apa-reference-name-order',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'First name before last name',
  source: 'APA 7, 9.8',
  summary: 'In an entry, the last name comes before the initials.',
  advice: aboutListedNames,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.authorsSpan === null) continue;
      const match = INITIALS_FIRST.exec(spanText(paper.text, entry.authorsSpan));
      if (match === null || /\bU\.\s?[SKN]\./u.test(match[0])) continue;
      const [, initials = '', family = ''] = /^((?:\p{Lu}\.[\s-]?)+)\s*(.+)$/u.exec(match[0]) ?? [];
      const { start } = entry.authorsSpan;
      yield {
        span: { start, end: start + match[0].length },
        message: 'APA puts the last name first, then the initials.',
        suggestions: [`${family}, ${initials.trim()}`],
      };
    }
  },
};
