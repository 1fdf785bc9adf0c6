import { requirementId, type AssignmentBrief } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { soundBody } from '../testing/essays.ts';
import { knownChecks } from '../testing/known-checks.ts';

const article =
  'Hale, P., & Brandt, S. (2018). Growing appetites: A year in two school gardens. Journal of School Health Practice, 14(2), 88–104.';
const uncited = soundBody.replaceAll(/\s\([^)]*\d{4}[^)]*\)/gu, '');

const verdict = (paper: string, text: string) => {
  const kind = 'sources';
  const brief: AssignmentBrief = {
    title: 'School Gardens',
    description: '',
    instructions: '',
    rubric: '',
    type: 'assignment',
    maxPoints: 100,
    requirements: [
      { id: requirementId({ kind, text }), text, kind, required: true, asWritten: text, terms: [] },
    ],
  };
  const { judgement } = scorePaper({
    paper: paperFromText(paper),
    findings: [],
    checks: knownChecks,
    weights: { grammar: 0, apa: 0, content: 100 },
    brief,
  });
  return judgement.requirements[0]?.verdict;
};

describe('sources that have', () => {
  it.each([
    ['A citation', 'The reading on beans helped me to see it.', 'not-found'],
    ['A citation', 'Hale (2018) helped me to see it.', 'met'],
    ['A citation', 'The reading (Hale, p. 12) helped me to see it.', 'met'],
    ['A citation', 'The reading helped me to see it [3].', 'cannot-tell'],
    ['Give the full reference at the end', 'The study by Hale was long.', 'not-found'],
    ['Give the full reference at the end', `It was long.\n\nReference\n\n${article}`, 'met'],
    [
      'Name your sources in the text',
      'Hale (2018) and Oduya (2020) agree that young gardeners eat more beans.',
      'met',
    ],
  ] as const)('to be shown: %s, in a paper with “%s”', (asked, text, expected) => {
    expect(verdict(`${uncited}\n\n${text}`, asked)).toBe(expected);
  });
});
