import { describe, expect, it } from 'vitest';
import { judgeFile } from './judge-file.ts';

const judge = (bytes: Uint8Array): string => {
  const judgement = judgeFile(bytes, bytes.length);
  return judgement.status === 'taken' ? judgement.fileType : judgement.code;
};
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('judgeFile', () => {
  it.each([
    ['a PDF', ascii('%PDF-1.7\n%\u00e2\u00e3'), 'PDF'],
    ['a PDF after some junk', ascii(`${'\n'.repeat(900)}%PDF-1.4`), 'PDF'],
    ['a ZIP, which a DOCX is', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'DOCX'],
    ['plain text', ascii('Sleep helps students.\r\n\r\nIt does.'), 'TXT'],
    ['UTF-8 text', Buffer.from('\uFEFFMüller fand “das” – 論文', 'utf8'), 'TXT'],
    ['UTF-16 text', Buffer.from('\uFEFFSleep helps.', 'utf16le'), 'TXT'],
    ['nothing', Buffer.alloc(0), 'empty-file'],
    ['a program', Buffer.concat([ascii('MZ'), Buffer.alloc(60)]), 'unsupported-format'],
    ['a program whose head is text', ascii(`MZ${'A'.repeat(200)}`), 'unsupported-format'],
    [
      'a program with high bytes',
      Buffer.concat([ascii('MZ\x90\x90'), ascii('text '.repeat(80))]),
      'unsupported-format',
    ],
    ['a program and nothing more', ascii('MZ'), 'unsupported-format'],
    [
      'text that begins as a program does',
      ascii('MZ twins reared apart: A review of the literature'),
      'unsupported-format',
    ],
    [
      'a program that begins like a word',
      ascii(`MZ twins ${'\u0090\u0003'.repeat(30)}`),
      'unsupported-format',
    ],
    ['the same with brackets', ascii('MZ (monozygotic) twins share their genes.'), 'unsupported-format'],
    ['the same at the end of a line', ascii('MZ\r\nA Study of Twins'), 'unsupported-format'],
    [
      'the same with a curly apostrophe',
      Buffer.from('MZ’s and DZ’s: twins compared', 'utf8'),
      'unsupported-format',
    ],
    ['a paper that begins with a word like MZ', ascii('Mz and DZ twins'), 'TXT'],
    [
      'a program for Linux',
      Buffer.concat([ascii('\x7fELF\x02\x01\x01'), Buffer.alloc(9)]),
      'unsupported-format',
    ],
    ['a program for Linux whose rest is text', ascii(`\x7fELF${' text'.repeat(200)}`), 'unsupported-format'],
    ['a program for macOS', ascii(`\xcf\xfa\xed\xfe${' text'.repeat(200)}`), 'unsupported-format'],
    ['a class of Java', ascii(`\xca\xfe\xba\xbe${' text'.repeat(200)}`), 'unsupported-format'],
    ['a shell script', ascii('#!/bin/sh\necho hello'), 'unsupported-format'],
    ['a script after a space', ascii('#! /usr/bin/env python3\nprint(1)'), 'unsupported-format'],
    ['a script with a mark of UTF-8', Buffer.from('\uFEFF#!/bin/sh\n', 'utf8'), 'unsupported-format'],
    ['any other text after #!', ascii('#! is read hash-bang by programmers'), 'unsupported-format'],
    ['a paper with a heading in Markdown', ascii('# Sleep and memory\n\nSleep helps.'), 'TXT'],
    ['a paper that names a script later', ascii('A script begins with #!/bin/sh on its first line.'), 'TXT'],
    ['a paper that begins with ELF', ascii('ELF radiation is studied here.'), 'TXT'],
    ['the same with a dash', ascii('MZ-DZ comparisons in behavior genetics'), 'unsupported-format'],
    ['a program that is a PDF as well', ascii('MZ\n%PDF-1.7\n'), 'unsupported-format'],
    ['a script in Perl', ascii('#!perl\nprint 1;'), 'unsupported-format'],
    ['a paper with MZ later', ascii('Twins: MZ and DZ compared'), 'TXT'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'unsupported-format'],
    ['an old or locked Word file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'unsupported-format'],
    ['a web page', ascii('\n<!DOCTYPE html><html>'), 'unsupported-format'],
    ['rich text', ascii('{\\rtf1\\ansi'), 'unsupported-format'],
    [
      'control characters',
      Buffer.from(Array.from({ length: 200 }, (_, i) => (i % 8) + 1)),
      'unsupported-format',
    ],
  ])('judges %s by its bytes', (_name, bytes, expected) => {
    expect(judge(bytes)).toBe(expected);
  });
});
