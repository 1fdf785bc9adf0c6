import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameInArchive, giveNamesOnce } from './file-name-in-archive.ts';

describe('fileNameInArchive', () => {
  it.each([
    ['essay.docx', 'essay.docx'],
    ['Ünal – Week 3.pdf', 'Ünal – Week 3.pdf'],
    ['../../etc/passwd', '-..-etc-passwd'],
    [String.raw`..\..\windows\win.ini`, '-..-windows-win.ini'],
    ['PSY 101: Memory?', 'PSY 101- Memory-'],
    ['nul.txt', '_nul.txt'],
    ['CON', '_CON'],
    ['...', 'file'],
    ['', 'file'],
    ['.pdf', 'pdf'],
    ['report . . ', 'report'],
    ['evil\u202Excod.exe', 'evilxcod.exe'],
    ['line\nbreak\u0000.txt', 'linebreak.txt'],
    [`${'long '.repeat(60)}.docx`, `${'long '.repeat(12).trim()}.docx`],
  ])('makes of %j the name %j', (name, made) => {
    expect(fileNameInArchive(name, 'file')).toBe(made);
  });

  // ASVS-5.4.1
  it('makes of anything a name that is one part of a path and fits every file system', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 400 }), (name) => {
        const made = fileNameInArchive(name, 'file');
        expect(made).not.toMatch(/[<>:"/\\|?*\p{Cc}]|^\.|[. ]$|^$/u);
        expect(Buffer.byteLength(made)).toBeLessThan(255);
        expect(made.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('giveNamesOnce', () => {
  it('tells equal names apart, also where only their case differs, and before the extension', () => {
    const once = giveNamesOnce('README.txt');
    expect(
      ['a.pdf', 'A.PDF', 'a.pdf', 'readme.txt', 'a (2).pdf', 'no extension', 'no extension'].map(once),
    ).toEqual([
      'a.pdf',
      'A (2).PDF',
      'a (3).pdf',
      'readme (2).txt',
      'a (2) (2).pdf',
      'no extension',
      'no extension (2)',
    ]);
  });
});
