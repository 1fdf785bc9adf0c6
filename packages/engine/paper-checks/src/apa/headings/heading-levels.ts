import { headingsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutHeadingLevels } from './advice.ts';

export const headingLevels: Check = {
  id: 'apa-heading-levels',
  area: 'apa',
  group: 'Headings',
  severity: 'error',
  cost: 'moderate',
  title: 'Heading levels skipped',
  source: 'APA 7, 2.27',
  summary: 'Heading levels go down one at a time.',
  advice: aboutHeadingLevels,
  *run(paper) {
    // Bold words that open a paragraph may be emphasis, so levels 4 and 5 count only where a style says so.
    const headings = headingsOf(paper).filter(({ level, toldFrom }) => level <= 3 || toldFrom === 'style');
    let previous = headings[0]?.level ?? 1;
    for (const { level, span } of headings) {
      if (level > previous + 1) {
        yield {
          span,
          message: `This level ${level} heading follows one of level ${previous}; level ${previous + 1} is skipped.`,
        };
        return;
      }
      previous = level;
    }
  },
};
