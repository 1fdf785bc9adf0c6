import type { AreaBasis, AssignmentBrief, ScoreBasis } from '@greenpen/grading';
import { catalogueOf, type Finding } from '@greenpen/paper';
import { expect, it } from 'vitest';
import { keepAsked, listEngineChecks } from './review-paper.ts';

const catalogue = catalogueOf(listEngineChecks());

const finding = (area: Finding['area'], check: string): Finding => ({
  id: check,
  area,
  check,
  severity: 'error',
  message: 'This is wrong.',
  span: null,
  quote: null,
  page: null,
  suggestions: [],
  source: 'APA 7, chapter 2',
});

const findings = [
  finding('grammar', 'grammar-spelling'),
  finding('apa', 'apa-title-page-present'),
  finding('apa', 'apa-citation-ampersand'),
];

const nothing: AreaBasis = { parts: [], costs: {}, caps: {} };
const format = (maxPoints: number): ScoreBasis => ({
  words: 100,
  areas: {
    grammar: nothing,
    apa: {
      ...nothing,
      parts: [{ id: 'format', label: 'Format', points: 0, maxPoints, reason: 'So it is.' }],
    },
    content: nothing,
  },
});

const brief: AssignmentBrief = {
  title: 'Night Buses',
  description: '',
  instructions: '',
  rubric: '',
  type: 'discussion',
  maxPoints: 10,
};

it.each<readonly [string, ScoreBasis, AssignmentBrief | null, number]>([
  ['a paper judged whole', format(40), brief, 3],
  ['a paper judged on citations', format(0), brief, 2],
  ['a short text without an assignment', format(0), null, 3],
  ['a paper whose APA style was not judged', { ...format(0), notJudged: ['apa'] }, brief, 1],
])('keeps what applies to %s', (_, basis, given, kept) => {
  expect(keepAsked(findings, { catalogue, basis, brief: given })).toHaveLength(kept);
});
