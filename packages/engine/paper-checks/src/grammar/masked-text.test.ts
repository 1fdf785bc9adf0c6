import { array, assert, nat, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MaskedText } from './masked-text.ts';

describe('MaskedText', () => {
  const masked = new MaskedText('Diaz (2019) slept well.', [
    { start: 0, end: 4, replacement: 'Smith' },
    { start: 4, end: 11, replacement: '' },
  ]);

  it('replaces what is masked', () => {
    expect(masked.text).toBe('Smith slept well.');
  });

  it('maps back to the source, and not from a mask or across one', () => {
    expect(masked.toSource(6, 11)).toEqual({ start: 12, end: 17 });
    expect(masked.toSource(0, 5)).toBeNull();
    expect(masked.toSource(3, 11)).toBeNull();
  });

  it('recognizes the text beside a placeholder', () => {
    expect(masked.isBesideMask(6, 11)).toBe(true);
    expect(masked.isBesideMask(12, 16)).toBe(false);
  });

  it('leads every kept stretch back to the same words', () => {
    const mask = record({
      start: nat({ max: 40 }),
      length: nat({ max: 10 }),
      replacement: string({ maxLength: 5 }),
    });
    assert(
      property(
        string({ minLength: 50, maxLength: 60 }),
        array(mask),
        nat({ max: 60 }),
        nat({ max: 9 }),
        (source, masks, at, size) => {
          const given = new MaskedText(
            source,
            masks.map(({ start, length, replacement }) => ({ start, end: start + length, replacement })),
          );
          const place = given.toSource(at, at + size);
          if (place === null) return true;
          return source.slice(place.start, place.end) === given.text.slice(at, at + size);
        },
      ),
    );
  });
});
