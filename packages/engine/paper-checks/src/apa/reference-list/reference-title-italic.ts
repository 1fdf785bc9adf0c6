import type { Check } from '../../check.ts';
import { aboutItalics } from './advice.ts';
import { hasItalics, italicShareOf } from './italics.ts';
import { listEntries } from './list-entries.ts';

export const referenceTitleItalic: Check = {
  id: 'apa-reference-title-italic',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Italics for titles in the reference list',
  source: 'APA 7, 9.19',
  summary: 'The title of a stand-alone work is in italics; the title of an article or chapter is not.',
  advice: aboutItalics,
  *run(paper) {
    if (!hasItalics(paper)) return;
    for (const { entry } of listEntries(paper)) {
      const { title, kind, container, publisher } = entry;
      if (title === null) continue;
      const share = italicShareOf(paper, title);
      const isPart = (kind === 'article' || kind === 'chapter') && container !== null;
      if (isPart && share === 'all' && italicShareOf(paper, container) !== 'all') {
        yield {
          span: title,
          message: `APA puts the title of the ${kind === 'article' ? 'journal' : 'book'} in italics, not that of the ${kind}.`,
        };
      } else if (isPart && share === 'all') {
        yield {
          span: title,
          message: `The title of ${kind === 'article' ? 'an article' : 'a chapter'} is not in italics.`,
        };
      }
      if (
        (kind === 'book' || kind === 'thesis' || kind === 'report') &&
        share === 'none' &&
        publisher !== null
      ) {
        // A newspaper article without volume, or an episode, has what holds it in italics further on.
        if (italicShareOf(paper, { start: title.end, end: entry.span.end }) !== 'none') continue;
        yield { span: title, message: 'APA puts the title of a stand-alone work in italics.' };
      }
    }
  },
};
