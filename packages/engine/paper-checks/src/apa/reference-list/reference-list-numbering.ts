import type { Check } from '../../check.ts';
import { entryBlocks } from './list-entries.ts';

const TYPED = /^\s*(?:\[\d{1,3}\]|\d{1,3}[.)]\s|[•·▪*–-]\s)/u;

export const referenceListNumbering: Check = {
  id: 'apa-reference-list-numbering',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, chapter 9',
  summary: 'Entries carry no numbers or bullets.',
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
