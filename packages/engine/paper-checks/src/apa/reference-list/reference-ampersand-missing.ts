import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutListedNames } from './advice.ts';
import { listEntries } from './list-entries.ts';

export const referenceAmpersandMissing: Check = {
  id: 'apa-reference-ampersand-missing',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'No “&” before the last author',
  source: 'APA 7, 9.8',
  summary: 'A comma and “&” come before the last author of an entry.',
  advice: aboutListedNames,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      const { authors, authorsSpan } = entry;
      if (authorsSpan === null || authors.length < 2 || authors.length > 20) continue;
      if (!authors.every(({ given }) => given !== null)) continue;
      const written = spanText(paper.text, authorsSpan);
      if (/\bet al\b|…|\. \. \.|\.\.\.|[;()]|\band\b/u.test(written)) continue;
      if (!written.includes('&')) {
        yield { span: authorsSpan, message: 'APA puts a comma and “&” before the last author of an entry.' };
      } else if (/[^,\s]\s*&/u.test(written)) {
        yield {
          span: authorsSpan,
          message: 'APA puts a comma before “&” between the authors of an entry, even between two.',
          suggestions: [written.replace(/(?<=[^,\s])\s*&\s*/u, ', & ')],
        };
      }
    }
  },
};
