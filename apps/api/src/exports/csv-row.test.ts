import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from './csv-row.ts';

const moreThanADash = fc.string({ unit: 'binary' }).filter((text) => text !== '-');

describe('csvRow', () => {
  it('quotes every cell', () => {
    expect(csvRow(['Diaz, Ana', 'said "yes"', 'two\nlines', 'plain', 87.5, null])).toBe(
      '"Diaz, Ana","said ""yes""","two\nlines","plain","87.5",""\r\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['two\n=1', "two\n'=1"],
    [' =cmd|x', "' =cmd|x"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\u200B=1', "'\u200B=1"],
    ['＝1', "'＝1"],
    ['Diaz;=1', "Diaz;'=1"],
    ['Diaz; @SUM(A1)', "Diaz;' @SUM(A1)"],
    ['Diaz;;－1', "Diaz;;'－1"],
    ['Diaz;"=1', `Diaz;'""=1`],
    ['two\n "=1', `two\n' ""=1`],
  ])('keeps %j text', (cell, written) => {
    expect(csvRow([cell])).toBe(`"${written}"\r\n`);
  });

  it.each([
    'ana+psy210@example.edu',
    'C++ and Java',
    'Essay 1 + appendix',
    'A-levels = hard',
    'Q1; Q2',
    'Anna-Lena',
    "'quoted'",
  ])('leaves %j alone', (cell) => {
    expect(csvRow([cell])).toBe(`"${cell}"\r\n`);
  });

  it.each([-2.5, -0.1, 0, 100])('leaves the number %d a number', (points) => {
    expect(csvRow([points])).toBe(`"${points}"\r\n`);
  });

  it('leaves a lone dash unchanged', () => {
    expect(csvRow(['-'])).toBe('"-"\r\n');
  });

  it('leaves no cell, and no part of one, that a spreadsheet would calculate', () => {
    const sign = fc.constantFrom('=', '+', '-', '@', '＝', ';', '\t', '\n', '\r', ' ', '"', 'a');
    const crafted = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          moreThanADash,
          crafted.filter((text) => text !== '-'),
        ),
        (cell) => {
          const written = csvRow([cell]).slice(1, -3).replaceAll('""', '"');
          for (const part of written.split(/[;\t\r\n]/u)) expect(part).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
          expect(written.replaceAll("'", '')).toBe(cell.replaceAll("'", ''));
        },
      ),
      { numRuns: 500 },
    );
  });
});
