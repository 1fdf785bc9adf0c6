import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';

/** An address with a path: the home page of a site may be mentioned in the text (APA 7, chapter 8). */
const ADDRESS =
  /[([]\s*(?:(?:source|retrieved from|see|available at):?\s*)?((?:https?:\/\/|www\.)[^\s()[\]]+\/[^\s()[\]]{4,})\s*[)\]]/giu;

export const citationBareAddress: Check = {
  id: 'apa-citation-bare-address',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'advice',
  cost: 'major',
  title: 'URLs as citations',
  source: 'APA 7, 8.10',
  summary: 'A web source is cited by author and year, not by its URL.',
  advice: {
    noun: 'URLs in the text',
    how: ['Cite the author and year in the text, and give the URL in the reference list.'],
  },
  *run(paper) {
    for (const { kind, blocks } of sectionsOf(paper)) {
      if (kind !== 'body' && kind !== 'abstract') continue;
      for (const { span } of blocks) {
        for (const { index, 0: written } of paper.text.slice(span.start, span.end).matchAll(ADDRESS)) {
          if (/github|osf\.io|doi\.org|zenodo|figshare|aspredicted/iu.test(written)) continue;
          const start = span.start + index;
          yield {
            span: { start, end: start + written.length },
            message:
              'If this page is a source, APA cites its author and year here and gives the URL in the reference list.',
          };
        }
      }
    }
  },
};
