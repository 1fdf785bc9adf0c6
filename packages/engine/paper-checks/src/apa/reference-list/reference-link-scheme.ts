import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';

export const referenceLinkScheme: Check = {
  id: 'apa-reference-link-scheme',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 9.35',
  summary: 'An address begins with “https://” or “http://”.',
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.url === null) continue;
      const written = spanText(paper.text, entry.url);
      if (!/^www\./iu.test(written)) continue;
      yield {
        span: entry.url,
        message: 'APA gives the whole address, with https:// at its beginning.',
        suggestions: [`https://${written}`],
      };
    }
  },
};
