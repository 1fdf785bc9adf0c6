import { defaultCriteria } from '@greenpen/grading';
import { expect, it } from 'vitest';
import { scorePaper } from '../score-paper.ts';
import { soundEssay } from '../testing/essays.ts';
import { findingOf } from '../testing/finding-of.ts';
import { knownChecks } from '../testing/known-checks.ts';
import { paperFromText } from '../paper-from-text.ts';
import { priceOf } from './price-scale.ts';

const paper = { ...paperFromText(soundEssay), format: 'docx' as const };

const brief = {
  title: 'School gardens',
  description: '',
  instructions: '',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
} as const;

const lostTo = (...checks: readonly string[]) => {
  const findings = checks.map((check, at) => findingOf({ id: `${check}:${at}`, area: 'apa', check }));
  return (
    100 -
    scorePaper({ paper, findings, checks: knownChecks, weights: defaultCriteria.weights, brief }).scores.apa
  );
};

const unformatted = [
  'apa-line-spacing',
  'apa-paragraph-spacing',
  'apa-first-line-indent',
  'apa-reference-double-spacing',
  'apa-reference-hanging-indent',
];

it('counts a document that was never formatted once and not five times', () => {
  expect(lostTo(...unformatted)).toBe(lostTo('apa-line-spacing'));
  expect(lostTo(...unformatted, 'apa-margins')).toBe(lostTo('apa-line-spacing') + lostTo('apa-margins'));
});

it('charges twins alike and one entry less than a whole list', () => {
  expect(lostTo('apa-reference-ampersand-missing')).toBe(lostTo('apa-reference-ampersand'));
  expect(lostTo('apa-citation-narrative-and')).toBe(lostTo('apa-citation-ampersand'));
  expect(lostTo('apa-reference-name-order')).toBeLessThan(lostTo('apa-reference-order'));
});

it('charges once per paper however many places show the fault', () => {
  expect(lostTo('apa-reference-order', 'apa-reference-order', 'apa-reference-order')).toBe(4);
});

it('has a price for every check of APA style, and asks nothing for a check it does not know', () => {
  const ofApa = [...knownChecks.values()].filter(({ area }) => area === 'apa');
  expect(ofApa.filter((check) => priceOf(check).cost === 0)).toEqual([]);
  expect(lostTo('apa-gone-since-then')).toBe(0);
});
