import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from './csv-row.ts';

const moreThanADash = fc.string().filter((text) => text !== '-');

describe('csvRow', () => {
  it('quotes what needs quotes and leaves the rest', () => {
    expect(csvRow(['Diaz, Ana', 'said "yes"', 'two\nlines', 'plain', 87.5, null])).toBe(
      '"Diaz, Ana","said ""yes""","two\nlines",plain,87.5,\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =cmd|x', '＝1'])('keeps %j text', (cell) => {
    expect(csvRow([cell])).toContain(`'${cell}`);
  });

  it('leaves a dash alone, which calculates nothing', () => {
    expect(csvRow(['-'])).toBe('-\r\n');
  });

  it('leaves no cell that a spreadsheet would calculate', () => {
    fc.assert(
      fc.property(moreThanADash, (cell) => {
        const written = csvRow([cell]).slice(0, -2).replace(/^"/u, '');
        expect(written).not.toMatch(/^\s*[=+\-@]/u);
      }),
    );
  });
});
