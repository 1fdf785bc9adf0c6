import { expect, it } from 'vitest';
import { findTopic, isAboutFormat } from './find-topic.ts';

it.each([
  ['grammar-spelling', 'spelling'],
  ['grammar-spelling-variety', 'the mix of American and British spelling'],
  ['grammar-count-amount', '“fewer” and “less”, “number” and “amount”'],
  ['apa-citation-without-entry', 'citations without an entry in the reference list'],
  ['apa-reference-list-missing', 'the missing reference list'],
  ['apa-reference-year-missing', 'entries without a year'],
  ['apa-reference-year-letters', 'works of the same authors and year'],
  ['apa-reference-year-order', 'the order of works by the same authors'],
  ['apa-citation-year-letter', 'the letters after the years in citations'],
  ['apa-citation-et-al-form', 'how “et al.” is written'],
  ['apa-title-repeated', 'the title above the text'],
  ['apa-page-number', 'page numbers'],
  ['content-too-short', 'the length'],
])('calls %s what a person would', (check, noun) => {
  expect(findTopic(check)?.noun).toBe(noun);
});

it('speaks of letters, and not of the form of the year, where two works are of one year', () => {
  for (const advice of findTopic('apa-reference-year-letters')?.advice ?? [''])
    expect(advice).toContain('2020a');
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
