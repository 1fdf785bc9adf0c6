import { looseEntriesOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { sureCitations } from '../in-text-citations/sure-citations.ts';
import { referenceSections } from './list-entries.ts';

export const referenceListMissing: Check = {
  id: 'apa-reference-list-missing',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'major once',
  title: 'No reference list',
  source: 'APA 7, 8.4',
  summary: 'A paper that cites works has a reference list.',
  advice: {
    noun: 'the missing reference list',
    how: [
      'Start it on a new page under the bold, centered label “References.”',
      'Include one entry for every work that you cite, in alphabetical order.',
    ],
  },
  *run(paper) {
    // Works at the end without a label are a list, however badly made.
    if (referenceSections(paper).length > 0 || looseEntriesOf(paper).length > 0) return;
    if (sureCitations(paper).every(({ citation }) => citation.role === 'personal-communication')) return;
    yield {
      span: null,
      message: 'The paper cites works but has no reference list; APA requires one, on a new page.',
    };
  },
};
