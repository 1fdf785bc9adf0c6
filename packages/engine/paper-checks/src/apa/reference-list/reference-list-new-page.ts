import type { Check } from '../../check.ts';
import { aboutListStart } from './advice.ts';
import { referenceSections } from './list-entries.ts';

export const referenceListNewPage: Check = {
  id: 'apa-reference-list-new-page',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Reference list not on a new page',
  source: 'APA 7, 9.43',
  summary: 'The reference list starts on a new page.',
  advice: aboutListStart,
  *run(paper) {
    if (paper.format === 'txt') return;
    for (const { label, blocks } of referenceSections(paper)) {
      const first = label ?? blocks[0];
      if (first === undefined || first.startsNewPage) continue;
      const index = paper.blocks.indexOf(first);
      const before = paper.blocks[index - 1];
      if (before === undefined || before.page < first.page) continue;
      yield { span: first.span, message: 'APA starts the reference list on a new page.' };
    }
  },
};
