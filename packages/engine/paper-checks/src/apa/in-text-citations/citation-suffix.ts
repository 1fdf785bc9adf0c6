import { spanText } from '@greenpen/paper';
import { isFamilyName } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutCitedNames } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

const SUFFIX = /,?\s+(?:Jr|Sr|II|III)\b\.?/u;

export const citationSuffix: Check = {
  id: 'apa-citation-suffix',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: '“Jr.” or “Sr.” in citations',
  source: 'APA 7, 8.10',
  summary: 'A citation leaves out “Jr.”, “Sr.” and the like.',
  advice: aboutCitedNames,
  *run(paper) {
    for (const { citation } of sureCitations(paper)) {
      const written = spanText(paper.text, citation.authors);
      if (!SUFFIX.test(written) || !citation.names.every(isFamilyName)) continue;
      yield {
        span: citation.authors,
        message: 'APA leaves “Jr.” and other suffixes out of citations; they go in the reference list only.',
        suggestions: [written.replace(SUFFIX, '')],
      };
    }
  },
};
