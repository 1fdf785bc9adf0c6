import { expect, it } from 'vitest';
import { findTopic, isAboutFormat } from './find-topic.ts';

it.each([
  ['grammar-spelling', 'spelling'],
  ['grammar-spelling-variety', 'the mix of American and British spelling'],
  ['grammar-count-amount', '“fewer” and “less”, “number” and “amount”'],
  ['apa-citation-without-entry', 'citations without an entry in the reference list'],
  ['apa-reference-list-missing', 'the missing reference list'],
  ['apa-reference-year-missing', 'entries without a year'],
  ['apa-page-number', 'page numbers'],
  ['content-too-short', 'the length'],
])('calls %s what a person would', (check, noun) => {
  expect(findTopic(check)?.noun).toBe(noun);
});

it('knows nothing of a check that no row fits', () => {
  expect(findTopic('apa-quite-new')).toBeNull();
});

it('gives every topic advice in whole sentences', () => {
  for (const check of ['grammar-form', 'apa-margins', 'apa-heading-levels', 'content-no-conclusion']) {
    for (const advice of findTopic(check)?.advice ?? ['']) expect(advice).toMatch(/^\p{Lu}.*[.”]$/u);
  }
});

it('tells what only a paper with a layout can have', () => {
  const checks = [
    'apa-margins',
    'apa-title-page-present',
    'apa-heading-levels',
    'apa-reference-order',
    'grammar-form',
  ];
  expect(checks.map(isAboutFormat)).toEqual([true, true, true, false, false]);
});
