import { expect, it } from 'vitest';
import { labelOfCheck } from './label-of-check.ts';

it.each([
  ['apa-citation-narrative-and', '“&” instead of “and” in a sentence'],
  ['grammar-their-there', '“their”, “there” and “they’re”'],
  ['content-too-short', 'Shorter than asked'],
  ['apa-gone-since-then', 'Gone since then'],
  ['constructor', 'Constructor'],
  ['', ''],
])('names %j %j', (check, label) => {
  expect(labelOfCheck(check)).toBe(label);
});
