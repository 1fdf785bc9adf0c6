import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { align, type Run } from './align.ts';

const itemsOf = (runs: readonly Run<string>[], kind: 'added' | 'removed') =>
  runs.flatMap((run) => (run.kind === kind || run.kind === 'same' ? run.items : []));

it('preserves both lists for any input', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const runs = align(before, after);
      expect(itemsOf(runs, 'removed')).toEqual(before);
      expect(itemsOf(runs, 'added')).toEqual(after);
    }),
  );
});

it('finds the common parts around a change', () => {
  expect(align(['sleep', 'helps', 'a', 'lot'], ['sleep', 'helps', 'memory'])).toEqual([
    { kind: 'same', items: ['sleep', 'helps'] },
    { kind: 'removed', items: ['a', 'lot'] },
    { kind: 'added', items: ['memory'] },
  ]);
});

it('treats inputs too large to compare as replaced', () => {
  const [before, after] = ['x', 'y'].map((word) => Array.from({ length: 3000 }, (_, at) => `${word}${at}`));
  expect(align(before ?? [], after ?? []).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
