import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutLinks } from './advice.ts';
import { listEntries } from './list-entries.ts';

const RIGHT = /^https:\/\/doi\.org\/\S+$/u;
const LABEL = /(?:\bdoi:?\s*)$/iu;

export const referenceDoiForm: Check = {
  id: 'apa-reference-doi-form',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'DOIs not written as links',
  source: 'APA 7, 9.35',
  summary: 'A DOI is written as a link: “https://doi.org/10.…”.',
  advice: aboutLinks,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.doi === null) continue;
      const label = LABEL.exec(
        paper.text.slice(Math.max(entry.span.start, entry.doi.start - 8), entry.doi.start),
      );
      const span = { start: entry.doi.start - (label?.[0].length ?? 0), end: entry.doi.end };
      const written = spanText(paper.text, span);
      if (RIGHT.test(written) && !/doi\.org\/.*doi\.org/u.test(written)) continue;
      const number = /10\.\d{4,9}\/\S+$/u.exec(written)?.[0] ?? /doi\.org\/(\S+)$/iu.exec(written)?.[1];
      yield {
        span,
        message: 'APA writes a DOI as a link that begins with https://doi.org/, with no label before it.',
        suggestions: number === undefined ? [] : [`https://doi.org/${number}`],
      };
    }
  },
};
