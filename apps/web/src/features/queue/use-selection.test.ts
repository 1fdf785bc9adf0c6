import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepListed, nothingSelected, selectTo, toggleAll, toggleSelected } from './use-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { readonly ids: ReadonlySet<string> }) => [...ids].toSorted();

describe('selection', () => {
  it('toggles one item', () => {
    const one = toggleSelected(nothingSelected, 'b');
    expect(idsOf(one)).toEqual(['b']);
    expect(idsOf(toggleSelected(one, 'b'))).toEqual([]);
  });

  it('selects a range in either direction from the anchor', () => {
    const from = toggleSelected(nothingSelected, 'c');
    expect(idsOf(selectTo(from, 'e', order))).toEqual(['c', 'd', 'e']);
    expect(idsOf(selectTo(from, 'a', order))).toEqual(['a', 'b', 'c']);
  });

  it('selects one item without an anchor in the list', () => {
    expect(idsOf(selectTo(nothingSelected, 'd', order))).toEqual(['d']);
    expect(idsOf(selectTo({ ids: new Set(['x']), anchor: 'x' }, 'd', order))).toEqual(['d', 'x']);
  });

  it('selects all, then none', () => {
    const all = toggleAll(toggleSelected(nothingSelected, 'b'), order);
    expect(idsOf(all)).toEqual(order);
    expect(idsOf(toggleAll(all, order))).toEqual([]);
  });

  it('drops items that left the list', () => {
    const some = { ids: new Set(['a', 'x']), anchor: 'x' };
    expect(idsOf(keepListed(some, order))).toEqual(['a']);
    expect(keepListed(nothingSelected, order)).toBe(nothingSelected);
  });

  it('only adds with a range, and always includes both ends', () => {
    const id = constantFrom(...order);
    assert(
      property(array(id), id, id, (before, anchor, to) => {
        const from = { ids: new Set([...before, anchor]), anchor };
        const { ids } = selectTo(from, to, order);
        expect([...from.ids].every((one) => ids.has(one))).toBe(true);
        expect([ids.has(anchor), ids.has(to)]).toEqual([true, true]);
      }),
    );
  });
});
