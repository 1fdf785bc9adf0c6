import { array, assert, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outOfOrder } from './reference-order.ts';

const byValue = (a: number, b: number) => a - b;

describe('outOfOrder', () => {
  it('names the one item that was moved', () => {
    expect(outOfOrder([1, 2, 9, 3, 4], byValue)).toEqual([9]);
  });

  it('is empty for what is sorted', () => {
    assert(
      property(array(integer()), (items) => {
        expect(outOfOrder(items.toSorted(byValue), byValue)).toEqual([]);
      }),
    );
  });

  it('leaves the rest in order', () => {
    assert(
      property(uniqueArray(integer()), (items) => {
        const moved = new Set(outOfOrder(items, byValue));
        const rest = items.filter((item) => !moved.has(item));
        expect(rest).toEqual(rest.toSorted(byValue));
      }),
    );
  });
});
