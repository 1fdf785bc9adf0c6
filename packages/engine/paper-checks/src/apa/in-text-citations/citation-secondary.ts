import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';

const WORDING =
  /(?<=[,;(]\s?)(?:qtd\.?|quoted|cited)\s+(?:in|by|from)\s+(?=\p{Lu}[^()]{1,60}(?:\d{4}|n\.d\.))|(?<=[,;(]\s?)as (?:quoted|mentioned|referenced|seen) (?:in|by)\s+(?=\p{Lu}[^()]{1,60}(?:\d{4}|n\.d\.))/gu;

export const citationSecondary: Check = {
  id: 'apa-citation-secondary',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'moderate',
  title: 'Citing a source found in another source',
  source: 'APA 7, 8.6',
  summary: 'A work that was read about in another is cited with “as cited in.”',
  advice: {
    noun: 'sources cited through other sources',
    how: ['Name the original, then “as cited in” and the work that you read; list only the work you read.'],
  },
  *run(paper) {
    for (const { kind, blocks } of sectionsOf(paper)) {
      if (kind === 'title-page' || kind === 'references') continue;
      for (const { span } of blocks) {
        for (const { index, 0: written } of paper.text.slice(span.start, span.end).matchAll(WORDING)) {
          const start = span.start + index;
          yield {
            span: { start, end: start + written.trimEnd().length },
            message: 'APA writes “as cited in” before the work that was actually read.',
            suggestions: ['as cited in'],
          };
        }
      }
    }
  },
};
