import { describe, expect, it } from 'vitest';
import { sniffFormat } from './sniff-format.ts';

const sniff = (text: string) => sniffFormat(Buffer.from(text, 'latin1'));

describe('sniffFormat', () => {
  it.each([
    ['with a binary head', 'MZ\x90\0\x03\0\0\0'],
    ['with a head that looks like text', `MZ${'A'.repeat(200)}`],
    ['with high bytes', `MZ\x90\x90${'text '.repeat(80)}`],
    ['that is cut off', 'MZ'],
  ])('takes no program for plain text: one %s', (_what, text) => {
    expect(sniff(text)).toEqual({ format: null, reason: 'binary' });
  });

  it.each([
    'MZ twins reared apart: A review of the literature',
    'MZ-DZ comparisons in behavior genetics',
    'MZ: Monozygotic twins and their schools',
    'Mz. Adams taught the course on sleep.',
    'Twins (MZ and DZ) were compared.',
  ])('takes %j for plain text', (text) => {
    expect(sniff(text)).toEqual({ format: 'txt' });
  });
});
