import type { Check } from '../../check.ts';
import { aboutItalics } from './advice.ts';
import { hasItalics, italicShareOf } from './italics.ts';
import { listEntries } from './list-entries.ts';

export const referenceVolumeItalic: Check = {
  id: 'apa-reference-volume-italic',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Italics for volume and issue',
  source: 'APA 7, 9.25',
  summary: 'The volume of a journal is in italics; the issue in parentheses is not.',
  advice: aboutItalics,
  *run(paper) {
    if (!hasItalics(paper)) return;
    for (const { entry } of listEntries(paper)) {
      const { kind, container, volume, issue } = entry;
      if (kind !== 'article' || volume === null || container === null) continue;
      // Where the journal itself is in roman type, its own finding says enough.
      if (italicShareOf(paper, container) === 'none') continue;
      if (italicShareOf(paper, volume) === 'none') {
        yield {
          span: volume,
          message: 'APA puts the volume in italics, like the title of the journal.',
        };
      }
      if (issue !== null && italicShareOf(paper, issue) === 'all') {
        yield {
          span: issue,
          message: 'APA does not italicize the issue; only the volume before it is in italics.',
        };
      }
    }
  },
};
