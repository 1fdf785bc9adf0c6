import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leastSeen } from './articles/what-is-checked.tsx';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/measurements.md'), 'utf8');

/** [kind, percent found] of each row of the table of kinds, whose last column counts all sentences. */
function measuredKinds(): readonly (readonly [string, number])[] {
  return [...page.matchAll(/^\| ([a-z-]+) \|.*\| (\d+)\/(\d+) \|$/gmu)].map(
    ([, kind = '', found, all]) => [kind, Math.round((100 * Number(found)) / Number(all))] as const,
  );
}

describe('the article on what is not seen', () => {
  it('names the six kinds that are found least, as they were measured', () => {
    const six = measuredKinds()
      .toSorted((a, b) => a[1] - b[1])
      .slice(0, 6);
    expect(leastSeen.map(([kind, , , share]) => [kind, share])).toEqual(six);
  });
});
