import { foldName } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutEtAlUse } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

export const citationEtAlForTwo: Check = {
  id: 'apa-citation-et-al-for-two',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'moderate',
  title: '“et al.” for two authors',
  source: 'APA 7, 8.17',
  summary: 'A work by two authors is cited with both names, never with “et al.”',
  advice: aboutEtAlUse,
  *run(paper) {
    for (const { citation, entries } of sureCitations(paper)) {
      if (!citation.hasEtAl || entries.length === 0) continue;
      if (!entries.every(({ authors }) => authors.length === 2)) continue;
      const names = entries[0]?.authors.map(({ family }) => family) ?? [];
      if (names.some((name) => foldName(name).includes('members'))) continue;
      const joined = names.join(citation.kind === 'narrative' ? ' and ' : ' & ');
      yield {
        span: citation.authors,
        message: `The reference list shows two authors for this work, so name both: ${joined}.`,
        suggestions: [joined],
      };
    }
  },
};
