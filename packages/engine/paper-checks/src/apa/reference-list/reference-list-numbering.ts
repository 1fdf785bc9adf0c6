import type { Check } from '../../check.ts';
import { entryBlocks } from './list-entries.ts';

const TYPED = /^\s*(?:\[\d{1,3}\]|\d{1,3}[.)]\s|[•·▪*–-]\s)/u;

export const referenceListNumbering: Check = {
  id: 'apa-reference-list-numbering',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor once',
  title: 'Numbered or bulleted reference list',
  source: 'APA 7, chapter 9',
  summary: 'Entries have no numbers or bullets.',
  advice: {
    noun: 'numbers and bullets in the reference list',
    how: ['Remove them; alphabetical order is enough.'],
    unit: 'entry',
  },
  *run(paper) {
    const first = entryBlocks(paper).find(
      ({ span, listLabel }) => listLabel !== null || TYPED.test(paper.text.slice(span.start, span.start + 8)),
    );
    if (first === undefined) return;
    yield {
      span: first.span,
      message: 'APA puts no numbers or bullets before the entries of the reference list.',
    };
  },
};
