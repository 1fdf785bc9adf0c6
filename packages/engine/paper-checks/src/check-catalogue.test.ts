import { expect, it } from 'vitest';
import { allChecks } from './all-checks.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { grammarChecks } from './grammar/grammar-checks.ts';
import { harperReports } from './grammar/harper-rules.ts';

const listed = new Set(checkCatalogue.map(({ id }) => id));

it('lists every check of the standard and of the language, and what the library reports', () => {
  const ids = [...allChecks, ...grammarChecks].map(({ id }) => id);
  const reported = harperReports.map(({ id }) => id);
  expect([...ids, ...reported].filter((id) => !listed.has(id))).toEqual([]);
  expect(checkCatalogue.length).toBeGreaterThanOrEqual(allChecks.length + grammarChecks.length);
});

it('says of each in one sentence what it wants, and where that stands', () => {
  for (const { id, summary, source } of checkCatalogue) {
    expect([id, /^\S.*\.$/u.test(summary), source !== '']).toEqual([id, true, true]);
  }
});
