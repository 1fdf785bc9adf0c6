import type { Check } from '../../check.ts';
import { aboutListedNames } from './advice.ts';
import { listEntries } from './list-entries.ts';

export const referencePersonalCommunication: Check = {
  id: 'apa-reference-personal-communication',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Personal communications as references',
  source: 'APA 7, 8.9',
  summary: 'Personal communications are cited in the text only.',
  advice: aboutListedNames,
  *run(paper) {
    for (const { entry, words } of listEntries(paper)) {
      if (!/\b(?:personal (?:communication|interview|e-?mail)|\[?personal correspondence)\b/iu.test(words))
        continue;
      if (entry.volume !== null || entry.doi !== null || entry.url !== null || /dissertation/iu.test(words))
        continue;
      yield {
        span: entry.span,
        message:
          'APA cites emails, conversations and personal interviews in the text only; they have no entry.',
      };
    }
  },
};
