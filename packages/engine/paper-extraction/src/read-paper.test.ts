import { makePaper } from '@greenpen/test-papers';
import { describe, expect, it } from 'vitest';
import { readPaper, sniffFormat } from './read-paper.ts';

describe('readPaper', () => {
  it.each(['docx', 'pdf', 'txt'] as const)(
    'reads a %s from any kind of byte array and leaves it as it was',
    async (format) => {
      const { bytes, fileName } = await makePaper({ seed: 12, format });
      const read = await readPaper({ bytes, fileName });
      if (read.status !== 'read') throw new Error(read.refusal.code);
      // A view into a larger buffer, as Node hands them out from its pool.
      const pool = Buffer.alloc(bytes.length + 100, 0x20);
      pool.set(bytes, 50);
      const before = Buffer.from(pool);
      const view = pool.subarray(50, 50 + bytes.length);
      expect(await readPaper({ bytes: view, fileName })).toEqual(read);
      expect(pool.byteLength).toBe(before.byteLength);
      expect(pool.equals(before)).toBe(true);
    },
  );

  it.each(['docx', 'pdf'] as const)('counts title and author of a %s as nothing hidden', async (format) => {
    const { bytes, fileName } = await makePaper({ seed: 12, format });
    expect(await readPaper({ bytes, fileName })).toMatchObject({ status: 'read', paper: { hidden: [] } });
  });

  it('refuses more text than any paper has', async () => {
    const bytes = new TextEncoder().encode('Sleep helps memory.\n'.repeat(100));
    expect(await readPaper({ bytes, fileName: 'a.txt', limits: { textLength: 1000 } })).toMatchObject({
      status: 'refused',
      refusal: { code: 'too-complex' },
    });
  });
});

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
