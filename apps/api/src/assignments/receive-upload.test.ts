import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName } from './receive-upload.ts';

describe('cleanFileName', () => {
  it.each([
    ['Essay 1.docx', 'Essay 1.docx'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\papers\\final.pdf', 'final.pdf'],
    ['essay\u202Efdp.exe', 'essayfdp.exe'],
    ['line\r\nbreak\0.txt', 'linebreak.txt'],
    ['Müller – Øystein 論文.pdf', 'Müller – Øystein 論文.pdf'],
    ['CON.docx', 'CON.docx'],
    ['say %22yes%22%0D%0A.txt', 'say "yes".txt'],
    ['-rf', '-rf'],
    ['..', 'unnamed'],
    ['\u200B\u200B', 'unnamed'],
    ['', 'unnamed'],
  ])('shows %j as %j', (name, shown) => {
    expect(cleanFileName(name)).toBe(shown);
  });

  it('keeps the extension of a name that is cut', () => {
    const shown = cleanFileName(`${'a'.repeat(300)}.docx`);
    expect(shown).toHaveLength(255);
    expect(shown).toMatch(/a\.docx$/u);
  });

  // ASVS-5.4.1
  it('never leaves a path, a control character or a broken character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const shown = cleanFileName(name);
        expect(shown).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
        expect(shown.isWellFormed()).toBe(true);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.length).toBeLessThanOrEqual(255);
      }),
    );
  });
});
