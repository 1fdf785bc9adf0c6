import type { Block } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutListStart } from './advice.ts';
import { referenceSections } from './list-entries.ts';

export const referenceListLabelFormat: Check = {
  id: 'apa-reference-list-label-format',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Format of the label “References”',
  source: 'APA 7, 9.43',
  summary: 'The label of the reference list is centered and bold.',
  advice: aboutListStart,
  *run(paper) {
    for (const { label } of referenceSections(paper)) {
      if (label === null) continue;
      const wrong = [isOffCenter(label) ? 'centered' : '', isNotBold(label) ? 'bold' : ''].filter(Boolean);
      if (wrong.length === 0) continue;
      yield {
        span: label.span,
        message: `In APA style, the label of the reference list is ${wrong.join(' and ')}.`,
      };
    }
  },
};

function isOffCenter({ format }: Block): boolean {
  return format.alignment !== null && format.alignment !== 'center';
}

function isNotBold({ runs }: Block): boolean {
  return runs.length > 0 && runs.every(({ bold }) => bold === false);
}
