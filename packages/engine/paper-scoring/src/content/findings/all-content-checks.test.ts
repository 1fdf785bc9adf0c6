import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allContentChecks } from './all-content-checks.ts';

it('registers every content check of the folder, each id once', async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => !file.endsWith('.test.ts'));
  const exported = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(join(import.meta.dirname, file))),
  );
  const found = exported
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && value !== null && 'run' in value);
  expect(new Set(found)).toEqual(new Set(allContentChecks));
  expect(new Set(allContentChecks.map(({ id }) => id)).size).toBe(allContentChecks.length);
});

it('charges for what it measures and calls everything else advice', () => {
  for (const { id, cost, severity } of allContentChecks) {
    expect([id, severity]).toEqual([id, cost === 'measured' ? 'error' : 'advice']);
  }
});
