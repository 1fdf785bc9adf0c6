import { expect, it } from 'vitest';
import { labelOfCheck } from './label-of-check.ts';

it.each([
  ['apa-citation-ampersand', 'Citation ampersand'],
  ['apa-reference-doi-form', 'Reference DOI form'],
  ['apa-citation-et-al-comma', 'Citation et al. comma'],
  ['grammar-their-there', 'Their there'],
  ['agreement', 'Agreement'],
  ['', ''],
])('names %j %j', (check, label) => {
  expect(labelOfCheck(check)).toBe(label);
});
