import type { Check } from '../../check.ts';
import { sureCitations } from '../in-text-citations/sure-citations.ts';
import { referenceSections } from './list-entries.ts';

export const referenceListMissing: Check = {
  id: 'apa-reference-list-missing',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 8.4',
  summary: 'A paper that cites works has a reference list.',
  *run(paper) {
    if (referenceSections(paper).length > 0) return;
    if (sureCitations(paper).every(({ citation }) => citation.role === 'personal-communication')) return;
    yield {
      span: null,
      message: 'The paper cites works but has no reference list; APA wants one on a new page.',
    };
  },
};
