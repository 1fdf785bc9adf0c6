import { describe, expect, it } from 'vitest';
import { allChecks } from './all-checks.ts';
import { listCheckFiles } from './testing/list-check-files.ts';

const checkFiles = await listCheckFiles();

describe('allChecks', () => {
  it('registers every check file, each id once', () => {
    const ids = new Set(allChecks.map(({ id }) => id));
    expect([...ids].toSorted()).toEqual(checkFiles.map(({ check }) => check.id).toSorted());
    expect(allChecks).toHaveLength(ids.size);
  });

  it.each(checkFiles)('names the check in $file after its file', ({ name, check }) => {
    expect(check.id).toBe(`${check.area}-${name}`);
  });

  it.each(checkFiles)('gives the check in $file a rule and its place in the standard', ({ check }) => {
    expect(check.source).toMatch(/^APA 7, (?:\d+\.\d+|chapter \d+)/v);
    expect(check.summary).toMatch(/^[A-Z"“].+[.]$/v);
  });

  it.each(checkFiles)('has a test beside $file', ({ hasTest }) => {
    expect(hasTest).toBe(true);
  });
});
