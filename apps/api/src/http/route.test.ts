import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writeEach } from './route.ts';

const entry = z.object({ id: z.number(), text: z.string().nullable() });
const entries = fc.array(fc.record({ id: fc.integer(), text: fc.option(fc.string({ unit: 'binary' })) }));

describe('a list that is written entry by entry', () => {
  it('is what the whole of it would be', () => {
    fc.assert(
      fc.property(entries, (list) => {
        expect(writeEach(entry, list).toString()).toBe(JSON.stringify(z.encode(z.array(entry), list)));
      }),
    );
  });

  it('holds no field that the contract does not have, and refuses an entry that lacks one', () => {
    expect(writeEach(entry, [{ id: 1, text: null, hash: 'x' }]).toString()).toBe('[{"id":1,"text":null}]');
    expect(() => writeEach(entry, [{ id: 1 }])).toThrow(z.ZodError);
  });

  it('takes the next entry after the one before it was written', () => {
    const order: string[] = [];
    const noted = entry.extend({
      id: z.codec(z.number(), z.number(), {
        decode: (id) => id,
        encode: (id) => (order.push(`written ${id}`), id),
      }),
    });
    function* each() {
      for (const id of [1, 2]) {
        order.push(`taken ${id}`);
        yield { id, text: null };
      }
    }
    writeEach(noted, each());
    expect(order).toEqual(['taken 1', 'written 1', 'taken 2', 'written 2']);
  });
});
