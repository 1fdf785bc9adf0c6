import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { openingOf } from '../format-facts.ts';

const TOLERANCE_PT = 10;

export const abstractIndent: Check = {
  id: 'apa-abstract-indent',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'minor',
  title: 'Indented abstract',
  source: 'APA 7, 2.9',
  summary: 'The abstract is not indented.',
  advice: {
    noun: 'the indent of the abstract',
    how: ['Start the abstract at the left margin, as a single paragraph.'],
  },
  *run(paper) {
    const first = sectionsOf(paper).find(({ kind, label }) => kind === 'abstract' && label !== null)
      ?.blocks[0];
    if (first === undefined || (first.format.firstLineIndentPt ?? 0) <= TOLERANCE_PT) return;
    yield {
      span: openingOf(paper, first),
      message: 'The abstract is indented; it should start at the left margin.',
    };
  },
};
