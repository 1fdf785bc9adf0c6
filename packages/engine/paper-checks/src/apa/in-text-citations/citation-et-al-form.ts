import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutEtAlForm } from './advice.ts';

const ET_AL = /\bet\b\.?,?[ \u00A0]+al\b[.’']?|\betal\b\.?/giu;

export const citationEtAlForm: Check = {
  id: 'apa-citation-et-al-form',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Spelling of “et al.”',
  source: 'APA 7, 8.17',
  summary: 'It is written “et al.”: no period after “et,” one after “al.”',
  advice: aboutEtAlForm,
  *run(paper) {
    for (const { kind, blocks } of sectionsOf(paper)) {
      if (kind === 'title-page' || kind === 'references') continue;
      for (const { span } of blocks) {
        for (const { index, 0: written } of paper.text.slice(span.start, span.end).matchAll(ET_AL)) {
          if (/^et[ \u00A0]al\.$/u.test(written)) continue;
          const start = span.start + index;
          yield {
            span: { start, end: start + written.replace(/[’']$/u, '').length },
            message: 'APA writes “et al.” with no period after “et” and one after “al.”',
            suggestions: ['et al.'],
          };
        }
      }
    }
  },
};
