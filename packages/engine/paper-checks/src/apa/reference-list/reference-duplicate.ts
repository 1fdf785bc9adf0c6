import { spanText } from '@greenpen/paper';
import { foldName } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { entriesOfAnyForm } from './list-entries.ts';

export const referenceDuplicate: Check = {
  id: 'apa-reference-duplicate',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Works listed twice',
  source: 'APA 7, chapter 9',
  summary: 'Each work has one entry.',
  advice: { noun: 'duplicate entries', how: ['Keep the more complete one.'], unit: 'entry' },
  *run(paper) {
    const seen = new Set<string>();
    for (const { entry } of entriesOfAnyForm(paper)) {
      if (entry.title === null) continue;
      const title = foldName(spanText(paper.text, entry.title));
      const key = [entry.authors.map(({ family }) => foldName(family)).join('|'), entry.year, title].join(
        '#',
      );
      if (title.length >= 12 && seen.has(key)) {
        yield { span: entry.span, message: 'This work is listed twice; APA gives each work one entry.' };
      }
      seen.add(key);
    }
  },
};
