import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { align, type Stretch } from './align.ts';

const itemsOf = (stretches: readonly Stretch<string>[], kind: 'added' | 'removed') =>
  stretches.flatMap((stretch) => (stretch.kind === kind || stretch.kind === 'same' ? stretch.items : []));

it('preserves both lists for any input', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const stretches = align(before, after);
      expect(itemsOf(stretches, 'removed')).toEqual(before);
      expect(itemsOf(stretches, 'added')).toEqual(after);
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
