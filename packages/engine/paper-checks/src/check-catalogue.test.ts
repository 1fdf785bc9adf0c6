import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allChecks } from './all-checks.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { grammarChecks } from './grammar/grammar-checks.ts';
import { linterReports } from './grammar/linter/linter-rules.ts';

const listed = new Set(checkCatalogue.map(({ id }) => id));

it('lists every check of the standard and of the language, and what the library reports', () => {
  const ids = [...allChecks, ...grammarChecks].map(({ id }) => id);
  const reported = linterReports.map(({ id }) => id);
  expect([...ids, ...reported].filter((id) => !listed.has(id))).toEqual([]);
  expect(checkCatalogue.length).toBeGreaterThanOrEqual(allChecks.length + grammarChecks.length);
});

it('describes each check in one sentence with its source', () => {
  for (const { id, summary, source } of checkCatalogue) {
    expect([id, /^\S.*\.”?$/u.test(summary), source !== '']).toEqual([id, true, true]);
  }
});

it('registers every file of a grammar check', async () => {
  const folder = join(import.meta.dirname, 'grammar/checks');
  const files = (await readdir(folder)).filter((file) => !file.endsWith('.test.ts'));
  const exported = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(join(folder, file))),
  );
  const found = exported
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && value !== null && 'summary' in value);
  expect(new Set(found)).toEqual(new Set(grammarChecks));
});

it('advises in whole sentences, on something that fits after “look at”', () => {
  for (const { id, advice } of checkCatalogue) {
    expect([id, advice.noun]).toEqual([id, expect.stringMatching(/^[^A-Z].*[^.]$|^(?:DOIs|URLs) /u)]);
    for (const sentence of advice.how) expect(sentence).toMatch(/^[\p{Lu}“].*[.”]$/u);
  }
});

it('gives one kind of finding the same price, title and advice, whichever rule found it', () => {
  const rules = [...grammarChecks, ...linterReports];
  for (const [id, same] of Map.groupBy(rules, (rule) => rule.id)) {
    const descriptions = same.map(({ cost, title, advice }) => JSON.stringify([id, cost, title, advice]));
    expect(new Set(descriptions).size).toBe(1);
  }
});
