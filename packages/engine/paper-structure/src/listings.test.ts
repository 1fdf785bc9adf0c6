import { expect, it } from 'vitest';
import { isListing } from './listings.ts';
import { draftPaper } from './testing/draft-paper.ts';

const isListed = (text: string) => {
  const paper = draftPaper([text]);
  return paper.blocks.every((block) => isListing(paper, block));
};

it.each([
  'def mean(values, weights=None):',
  'for row in rows:',
  'total = sum(row.price for row in rows)',
  'return total / len(rows)',
  'import pandas as pd',
  'print("hives:", count)',
  'SELECT town, hives FROM counts WHERE year > 2019;',
  '}',
  'Town\tHives\tHoney (kg)',
  'Lisbon | 12 | 140',
  '10  0.86  100.6',
])('takes %s for a listing', (text) => {
  expect(isListed(text)).toBe(true);
});

it.each([
  'Bees find their way home by the sun (Diaz & Lee, 2019).',
  'For example, the keepers of two towns asked for this:',
  'Return to the hive was slow in the rain (see Table 2).',
  'The mean was high, t(24) = 2.31, and so was the spread.',
  'From the first day on, import duties were the main cost.',
  'While the keepers slept, the bees left.',
  'The keepers asked for three things: shade; water; and time;',
])('takes %s for prose', (text) => {
  expect(isListed(text)).toBe(false);
});

it.each([
  'x = ' + 'a-b,'.repeat(90) + '!',
  'a ' + ' '.repeat(100_000) + 'b',
  '1 2 '.repeat(20_000) + 'x',
  `f(${'('.repeat(390)}`,
])('is quick on odd text', (text) => {
  const start = performance.now();
  isListed(text);
  expect(performance.now() - start).toBeLessThan(1000);
});
