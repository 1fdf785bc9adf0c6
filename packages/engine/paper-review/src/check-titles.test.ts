import { expect, it } from 'vitest';
import { listEngineChecks } from './review-paper.ts';

const checks = listEngineChecks();
const titles = new Map(checks.map(({ id, title }) => [id, title]));

it('keeps the titles that the API serves in step with the checks', async () => {
  const sorted = Object.fromEntries([...titles].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  // After a change run this test with `--update`.
  await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot(
    '../../../grading/src/check-titles.json',
  );
});

it('gives each check one title, and no two checks the same', () => {
  const pairs = new Set(checks.map(({ id, title }) => `${id}: ${title}`));
  expect(pairs.size).toBe(titles.size);
  expect(new Set(titles.values()).size).toBe(titles.size);
});

it('keeps titles short enough for one line of a phone', () => {
  expect([...titles.values()].filter((title) => title.length > 46)).toEqual([]);
});
