import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './list-order.ts';

const newest = { by: 'uploaded', direction: 'desc' } as const;
const byStudent = { by: 'student', direction: 'asc' } as const;
const byGrade = { by: 'grade', direction: 'desc' } as const;

describe('readCursor', () => {
  it('gives back every place that was written', () => {
    const times = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true });
    const scores = fc.integer({ min: -10, max: 1000 });
    const names = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((name) => !name.includes('\0'));
    fc.assert(
      fc.property(times, scores, names, fc.uuid(), (time, tenths, name, id) => {
        const uploaded = { key: String(time.getTime()), id };
        expect(readCursor(writeCursor(uploaded, newest), newest)).toEqual(uploaded);
        const student = { key: name, id };
        expect(readCursor(writeCursor(student, byStudent), byStudent)).toEqual(student);
        const grade = { key: String(tenths / 10), id };
        expect(readCursor(writeCursor(grade, byGrade), byGrade)).toEqual(grade);
      }),
    );
  });

  it('refuses the cursor of a list in another order', () => {
    const cursor = writeCursor({ key: '91.5', id: '01a1f8cd-c5f4-7aba-ad4b-74cfebbc4247' }, byGrade);
    expect(() => readCursor(cursor, { ...byGrade, direction: 'asc' })).toThrow('REQUEST_INVALID');
    expect(() => readCursor(cursor, byStudent)).toThrow('REQUEST_INVALID');
  });

  it('refuses any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readCursor(text, newest)).toThrow('REQUEST_INVALID');
      }),
    );
  });
});
