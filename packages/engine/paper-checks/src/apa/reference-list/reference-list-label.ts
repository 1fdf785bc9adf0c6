import { spanText } from '@greenpen/paper';
import {
  isAnnotatedBibliography,
  isReferencesLabelOfOtherLanguage,
  looseEntriesOf,
} from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutListStart } from './advice.ts';
import { listEntries, referenceSections } from './list-entries.ts';

export const referenceListLabel: Check = {
  id: 'apa-reference-list-label',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Reference list not labeled “References”',
  source: 'APA 7, 9.43',
  summary: 'The reference list is labeled “References.”',
  advice: aboutListStart,
  *run(paper) {
    // The title of an annotated bibliography says what the list is.
    if (isAnnotatedBibliography(paper)) return;
    const [loose] = looseEntriesOf(paper);
    if (loose !== undefined) {
      yield {
        span: loose,
        message: 'A list of works begins here without a label; APA puts “References” above it.',
      };
    }
    for (const { label } of referenceSections(paper)) {
      if (label === null) {
        yield { span: null, message: 'The reference list has no label; APA puts “References” above it.' };
        continue;
      }
      const written = spanText(paper.text, label.span).trim();
      const right = listEntries(paper).length === 1 ? ['References', 'Reference'] : ['References'];
      if (right.includes(written) || isReferencesLabelOfOtherLanguage(written)) continue;
      yield { span: label.span, message: 'APA labels the list “References”.', suggestions: ['References'] };
    }
  },
};
