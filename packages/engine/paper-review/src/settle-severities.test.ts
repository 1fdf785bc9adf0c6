import type { AreaBasis } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { expect, it } from 'vitest';
import { settleSeverities } from './review-paper.ts';

const nothing: AreaBasis = { parts: [], costs: {}, caps: {} };

const finding = (id: string, severity: Finding['severity']): Finding => ({
  id,
  area: 'apa',
  check: 'apa-title-page-present',
  severity,
  message: 'The paper has no title page.',
  span: null,
  quote: null,
  page: null,
  suggestions: [],
  source: 'APA 7, 2.3',
});

it('keeps errors that cost marks and makes advice of those that cost none', () => {
  const areas = { grammar: nothing, apa: { ...nothing, costs: { counted: 2 } }, content: nothing };
  const findings = [finding('counted', 'error'), finding('uncounted', 'error'), finding('advice', 'advice')];
  const settled = settleSeverities(findings, { words: 100, areas });
  expect(settled.map(({ severity }) => severity)).toEqual(['error', 'advice', 'advice']);
});
