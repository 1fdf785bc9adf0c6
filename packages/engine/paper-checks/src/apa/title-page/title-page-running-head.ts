import type { Check } from '../../check.ts';
import { aboutTitlePage } from './advice.ts';
import { hasRunningHead, titlePageFactsOf } from './title-page-facts.ts';

export const titlePageRunningHead: Check = {
  id: 'apa-title-page-running-head',
  area: 'apa',
  group: 'Title page',
  severity: 'advice',
  cost: 'minor',
  title: 'Running head on a student paper',
  source: 'APA 7, 2.8',
  summary: 'A student paper needs no running head, and no running head has the label “Running head”.',
  advice: aboutTitlePage,
  *run(paper) {
    const isLabelled = paper.pages.some(
      ({ header }) => header !== null && /^\s*running head\s*:/i.test(header),
    );
    if (isLabelled) {
      yield {
        span: null,
        severity: 'error',
        message: 'The label “Running head:” is no longer used in the page header.',
      };
      return;
    }
    const facts = titlePageFactsOf(paper);
    const isStudent = facts !== null && (facts.parts.has('course') || facts.parts.has('instructor'));
    if (isStudent && hasRunningHead(paper))
      yield { span: null, message: 'A student paper needs no running head; the page number is enough.' };
  },
};
