import { join } from 'node:path';
import { checkCatalogue } from '@greenpen/paper-checks';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkTitles } from './check-titles.ts';
import { labelOfCheck } from './label-of-check.ts';

const contentChecks = join(
  import.meta.dirname,
  '../../../../packages/engine/paper-scoring/src/content/findings/all-content-checks.ts',
);

const checkList = z.object({ allContentChecks: z.array(z.object({ id: z.string() })) });

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

it('has a title of its own for every check, and none for anything else', async () => {
  const { allContentChecks } = checkList.parse(await import(contentChecks));
  const checks = new Set([...checkCatalogue, ...allContentChecks].map(({ id }) => id));
  expect(new Set(Object.keys(checkTitles))).toEqual(checks);
  expect(new Set(Object.values(checkTitles)).size).toBe(checks.size);
});

it('keeps titles short enough for one line of a phone', () => {
  expect(Object.values(checkTitles).filter((title) => title.length > 46)).toEqual([]);
});
