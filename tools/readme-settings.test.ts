import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const settings = [
  ...['apps/api', 'apps/grading-worker', 'apps/launcher'].map((app) => `${app}/src/settings.ts`),
  'packages/platform/installation/src/model-settings.ts',
];

it('names every setting in the README', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const sources = await Promise.all(settings.map((path) => readFile(join(root, path), 'utf8')));
  const names = new Set(sources.flatMap((source) => source.match(/(?<=^ {2})[A-Z_]+(?=: z)/gmu) ?? []));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
