import type { AssignmentBrief } from '@greenpen/grading';
import { catalogueOf, type Finding } from '@greenpen/paper';
import { expect, it } from 'vitest';
import { fitRegister } from './review-paper.ts';
import { listEngineChecks } from './review-paper.ts';

const checks = catalogueOf(listEngineChecks());

const finding = (check: string): Finding => ({
  id: check,
  area: 'grammar',
  check,
  severity: 'advice',
  message: 'This is a point of style.',
  span: null,
  quote: null,
  page: null,
  suggestions: [],
  source: 'APA 7, chapter 4',
});

const findings = [
  'grammar-second-person',
  'grammar-contraction',
  'grammar-first-person',
  'grammar-spelling',
].map(finding);
const brief: AssignmentBrief = {
  title: 'Night Buses',
  description: '',
  instructions: 'Argue for or against them.',
  rubric: '',
  type: 'assignment',
  maxPoints: 10,
};

it.each<readonly [string, AssignmentBrief | null, number]>([
  ['an essay', brief, 4],
  ['a paper without an assignment', null, 4],
  ['a post', { ...brief, type: 'discussion' }, 1],
  ['a reflection', { ...brief, instructions: 'Write a reflection on your first shift.' }, 1],
])('keeps what applies to %s', (_, given, kept) => {
  expect(fitRegister(findings, checks, given)).toHaveLength(kept);
});
