import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './list-cursor.ts';

describe('readCursor', () => {
  it('gives back every place that was written', () => {
    const times = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(times, fc.uuid(), (uploadedAt, id) => {
        expect(readCursor(writeCursor({ uploadedAt, id }))).toEqual({ uploadedAt, id });
      }),
    );
  });

  it('refuses any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readCursor(text)).toThrow('REQUEST_INVALID');
      }),
    );
  });
});
