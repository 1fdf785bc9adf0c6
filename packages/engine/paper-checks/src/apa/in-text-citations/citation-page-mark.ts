import type { Check } from '../../check.ts';
import { aboutCitedPages } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

const BARE_PAGE = /^(?:\s*:\s*|,\s*)(\d{1,3}(?:\s*[-–]\s*\d{1,3})?)(?=\s*[);])/u;

export const citationPageMark: Check = {
  id: 'apa-citation-page-mark',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Pages cited without “p.”',
  source: 'APA 7, 8.13',
  summary: 'A page number follows “p.” or “pp.,” after the year and a comma.',
  advice: aboutCitedPages,
  *run(paper) {
    for (const { citation } of sureCitations(paper)) {
      const { yearSpan } = citation;
      if (yearSpan === null) continue;
      const match = BARE_PAGE.exec(paper.text.slice(yearSpan.end, yearSpan.end + 20));
      const page = match?.[1];
      if (match === null || page === undefined) continue;
      const mark = /[-–]/u.test(page) ? 'pp.' : 'p.';
      yield {
        span: { start: yearSpan.start, end: yearSpan.end + match[0].length },
        message: `APA gives a page with a comma, “${mark}” and the number.`,
        suggestions: [
          `${paper.text.slice(yearSpan.start, yearSpan.end)}, ${mark} ${page.replace(/\s*[-–]\s*/u, '–')}`,
        ],
      };
    }
  },
};
