import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';

export const referencePageRange: Check = {
  id: 'apa-reference-page-range',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Page ranges without an en dash',
  source: 'APA 7, 6.6',
  summary: 'A page range has an en dash without spaces: “10–19.”',
  advice: {
    noun: 'hyphens in page ranges',
    how: ['Put an en dash (–), not a hyphen, between the first and the last page.'],
    unit: 'entry',
  },
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.pages === null) continue;
      const isMarked = /^pp?\b/iu.test(spanText(paper.text, entry.pages));
      // The check of "pp." in an article corrects the dash as well.
      if (isMarked && entry.kind === 'article' && entry.volume !== null) continue;
      const mark = /^pp?\.?\s*(?=\d)/iu.exec(spanText(paper.text, entry.pages))?.[0].length ?? 0;
      const span = { start: entry.pages.start + mark, end: entry.pages.end };
      const written = spanText(paper.text, span);
      const better = withEnDash(written);
      if (better === written) continue;
      yield {
        span,
        message: 'APA puts an en dash (–) between the first and last page.',
        suggestions: [better],
      };
    }
  },
};

/** Pages as APA joins them: "10–19". */
export function withEnDash(pages: string): string {
  return pages.replaceAll(/(?<=\d)\s*(?:[-‐‑—−]+|\s–|–\s)\s*(?=[A-Z]{0,2}\d)/gu, '–');
}
