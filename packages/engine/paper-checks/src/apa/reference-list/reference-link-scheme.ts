import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutLinks } from './advice.ts';
import { listEntries } from './list-entries.ts';

export const referenceLinkScheme: Check = {
  id: 'apa-reference-link-scheme',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Links without “https://”',
  source: 'APA 7, 9.35',
  summary: 'A URL begins with “https://” or “http://”.',
  advice: aboutLinks,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.url === null) continue;
      const written = spanText(paper.text, entry.url);
      if (!/^www\./iu.test(written)) continue;
      yield {
        span: entry.url,
        message: 'APA gives the full URL, beginning with https://.',
        suggestions: [`https://${written}`],
      };
    }
  },
};
