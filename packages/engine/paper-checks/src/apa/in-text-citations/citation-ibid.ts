import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';

const IBID = /\b(?:ibid\b\.?|op\.\s?cit\.?|loc\.\s?cit\.?)/giu;

export const citationIbid: Check = {
  id: 'apa-citation-ibid',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'moderate',
  title: '“ibid.” in citations',
  source: 'APA 7, chapter 8',
  summary: 'A work cited again is cited by author and year again, not with “ibid.”',
  advice: { noun: 'the use of “ibid.”', how: ['In APA style, repeat the author and year each time.'] },
  *run(paper) {
    for (const { kind, blocks } of sectionsOf(paper)) {
      if (kind === 'title-page' || kind === 'references') continue;
      for (const { span } of blocks) {
        for (const { index, 0: written } of paper.text.slice(span.start, span.end).matchAll(IBID)) {
          const start = span.start + index;
          yield {
            span: { start, end: start + written.trimEnd().length },
            message: 'APA does not use “ibid.” or “op. cit.”; it repeats the author and year.',
          };
        }
      }
    }
  },
};
