import type { Check } from '../../check.ts';
import { aboutItalics } from './advice.ts';
import { hasItalics, italicShareOf } from './italics.ts';
import { listEntries } from './list-entries.ts';

export const referenceSourceItalic: Check = {
  id: 'apa-reference-source-italic',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Journal or book titles not in italics',
  source: 'APA 7, 9.25',
  summary: 'The title of a journal, or of the book that contains a chapter, is in italics.',
  advice: aboutItalics,
  *run(paper) {
    if (!hasItalics(paper)) return;
    for (const { entry } of listEntries(paper)) {
      if ((entry.kind !== 'article' && entry.kind !== 'chapter') || entry.container === null) continue;
      if (entry.kind === 'article' && entry.volume === null) continue;
      if (italicShareOf(paper, entry.container) !== 'none') continue;
      const what = entry.kind === 'article' ? 'journal' : 'book';
      yield { span: entry.container, message: `APA puts the title of the ${what} in italics.` };
    }
  },
};
