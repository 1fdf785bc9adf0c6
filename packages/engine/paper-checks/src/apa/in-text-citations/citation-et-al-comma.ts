import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutEtAlForm } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

export const citationEtAlComma: Check = {
  id: 'apa-citation-et-al-comma',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Comma before “et al.”',
  source: 'APA 7, 8.17',
  summary: 'There is no comma between one author and “et al.”',
  advice: aboutEtAlForm,
  *run(paper) {
    for (const { citation } of sureCitations(paper)) {
      if (!citation.hasEtAl || citation.names.length !== 1) continue;
      const written = spanText(paper.text, citation.authors);
      if (!/,\s*et\b/u.test(written)) continue;
      yield {
        span: citation.authors,
        message: 'There is no comma between the author and “et al.”',
        suggestions: [written.replace(/,\s*et\b/u, ' et')],
      };
    }
  },
};
